/** A node of the contract with its JSON pointer, after resolving `$ref`. */
export interface Place {
  pointer: string
  node: Readonly<Record<string, unknown>>
}

/** The place at these keys; undefined when it does not exist. */
export function placeAt(document: object, from: Place | undefined, ...keys: readonly string[]): Place | undefined {
  return keys.reduce((place, key) => place && step(document, place, key), from && follow(document, from))
}

export function rootOf(document: object): Place {
  return { pointer: '#', node: { ...document } }
}

function step(document: object, { pointer, node }: Place, key: string): Place | undefined {
  const next = Object.hasOwn(node, key) ? node[key] : undefined
  if (typeof next !== 'object' || next === null) return undefined
  return follow(document, { pointer: `${pointer}/${escape(key)}`, node: { ...next } })
}

function follow(document: object, place: Place): Place | undefined {
  const { $ref } = place.node
  if (typeof $ref !== 'string') return place
  const keys = $ref.split('/').slice(1).map(unescape)
  return placeAt(document, rootOf(document), ...keys)
}

function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function unescape(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
}
