import { type Place, placeAt, rootOf } from './place.ts'

/** The operation of a request; if its path has no such method, the allowed methods. */
export type Addressed =
  | { kind: 'operation'; operation: Place; pathValues: Readonly<Record<string, string>> }
  | { kind: 'other method'; allowed: readonly string[] }
  | { kind: 'unknown path' }

/** Ignores a trailing slash, and treats HEAD as GET. */
export function addressedBy(document: object, method: string, path: string): Addressed {
  for (const [template, node] of Object.entries(placeAt(document, rootOf(document), 'paths')?.node ?? {})) {
    const pathValues = valuesIn(template, path)
    if (pathValues === undefined) continue
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
    const operation = placeAt(document, rootOf(document), 'paths', template, verb)
    if (operation !== undefined) return { kind: 'operation', operation, pathValues }
    return { kind: 'other method', allowed: Object.keys(Object(node)).map((verb) => verb.toUpperCase()) }
  }
  return { kind: 'unknown path' }
}

function valuesIn(template: string, path: string): Record<string, string> | undefined {
  const pattern = withoutSlash(template).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]*)')
  const match = new RegExp(`^${pattern}$`).exec(withoutSlash(path))
  return match ? { ...match.groups } : undefined
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}
