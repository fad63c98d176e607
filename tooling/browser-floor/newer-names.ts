import compat from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { floor } from './floor.ts'

/** The names of each supported browser in MDN's data; some browsers have another name on phones. */
const names: Readonly<Record<string, readonly (keyof CompatStatement['support'])[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
  samsung: ['samsunginternet_android'],
}

const oldest = [...floor].flatMap(([browser, version]) =>
  (names[browser] ?? []).map((name) => [name, version] as const),
)

type Names = Readonly<Record<string, Identifier>>

const { builtins } = compat.javascript as unknown as { builtins: Names }
const api = compat.api as unknown as Names

/** Whether the oldest supported version of any browser lacks this feature. */
function isNewer({ __compat: statement }: Identifier): boolean {
  return statement !== undefined && oldest.some(([browser, version]) => !has(statement.support[browser], version))
}

function has(support: SupportStatement | undefined, version: string): boolean {
  return [support ?? []].flat().some((statement) => {
    const { version_added: added, flags, prefix, alternative_name: otherName, version_removed: removed } = statement
    const isPlain = flags === undefined && prefix === undefined && otherName === undefined && removed === undefined
    return isPlain && typeof added === 'string' && added !== 'preview' && isAtMost(added.replace('≤', ''), version)
  })
}

function isAtMost(one: string, other: string): boolean {
  const [a = [], b = []] = [one, other].map((text) => text.split('.').map(Number))
  const place = a.findIndex((number, index) => number !== (b[index] ?? 0))
  return place < 0 || (a[place] ?? 0) < (b[place] ?? 0)
}

/** The interfaces whose members these global objects have. `window` and its other names have the members of the global scope. */
const objects: Readonly<Record<string, readonly Identifier[]>> = {
  navigator: [api['Navigator'] ?? {}],
  document: ['Document', 'Node', 'EventTarget'].map((name) => api[name] ?? {}),
  crypto: [api['Crypto'] ?? {}],
  history: [api['History'] ?? {}],
  performance: [api['Performance'] ?? {}],
}
const windows = new Set(['window', 'self', 'globalThis'])

const globalOf = (name: string): Identifier[] =>
  [builtins[name], api[name], api['Window']?.[name], builtins['globalThis']?.[name]].filter(
    (found) => found !== undefined,
  )

/** Whether a global such as `structuredClone` or `Iterator` is too new. */
export function isNewerGlobal(name: string): boolean {
  const found = globalOf(name)
  return found.length > 0 && found.every(isNewer)
}

/** Whether a member of a global is too new; undefined if the global is unknown. */
export function isNewerOfGlobal(owner: string, name: string): boolean | undefined {
  if (windows.has(owner)) return isNewerGlobal(name)
  const meant = objects[owner] ?? globalOf(owner)
  if (meant.length === 0) return undefined
  const found = meant.flatMap((each) => [each[`${name}_static`], each[name]]).filter((each) => each !== undefined)
  return found.length > 0 && found.every(isNewer)
}

/** The web interfaces whose methods are recognized by their name alone; the names in less common interfaces are too general. */
const common =
  /^(?:HTML\w*Element|Element|Node|Document|Window|Event|Response|Request|Headers|Blob|ReadableStream|URLSearchParams)$/

const owners = [
  ...Object.values(builtins),
  ...Object.entries(api).flatMap(([name, owner]) => (common.test(name) ? [owner] : [])),
]

/** Whether a method with this name, such as `toSorted`, is too new in every object that has it. */
export function isNewerMethod(name: string): boolean {
  const found = owners.flatMap((owner) => (Object.hasOwn(owner, name) ? (owner[name] ?? []) : []))
  return found.length > 0 && found.every(isNewer)
}
