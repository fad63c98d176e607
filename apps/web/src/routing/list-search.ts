import { typedCode } from '@clairmemoire/domain/typed-text'

/** Stands for what somebody typed and no address may hold: the page says that it did not understand. */
export const unreadable = '_'

/** What people type; everything else is chosen. */
const typedNames: ReadonlySet<string> = new Set(['age', 'near'])

/**
 * What of an address chooses what a list shows: names with short values. Nothing that somebody wrote, nothing of a campaign,
 * and never a whole postal code.
 */
export function listSearch(search: Readonly<Record<string, unknown>>): Record<string, string> {
  const chosen = Object.entries(search).flatMap(([name, value]) => {
    const read = typedNames.has(name) ? shortCode(String(value)) : String(value)
    return /^[a-z\d-]{2,40} \w{1,4}$/.test(`${name} ${read}`) ? [[name, read] as const] : []
  })
  return Object.fromEntries(chosen)
}

function shortCode(typed: string): string {
  const code = typedCode(typed.slice(0, 40)).replaceAll(' ', '')
  if (/^\d{5}(?:-?\d{4})?$/.test(code)) return code.slice(0, 3)
  return /^\w{0,4}$/.test(code) ? code : unreadable
}
