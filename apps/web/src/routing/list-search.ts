import { isSlug } from '@clairmemoire/cms-client/slug'
import { typedCode } from '@clairmemoire/domain/typed-text'
import { comparedStudies, type Filters } from './list-filters.ts'

/** Replaces typed text that no address may contain. The page then says that it did not understand the text. */
export const unreadable = '_'

/** The most studies in a comparison; further names are ignored. */
const maxSlugs = 20

/** The filters in an address, in a fixed order. Excludes typed text, campaign parameters and whole postal codes. */
export function listSearch(
  search: Readonly<Record<string, unknown>>,
  filters: Filters | typeof comparedStudies,
): Record<string, string> {
  if (filters === comparedStudies) {
    const slugs = Object.keys(search).filter((name) => isSlug(name) && String(search[name]) === '1')
    return Object.fromEntries(
      slugs
        .sort()
        .slice(0, maxSlugs)
        .map((slug) => [slug, '1']),
    )
  }
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = name in search ? valueOf(String(search[name]), values) : ''
    return value === '' ? [] : [[name, value] as const]
  })
  return Object.fromEntries(chosen)
}

/** Returns an empty text for an invalid value. */
function valueOf(text: string, values: Filters[string]): string {
  if (values === 'typed') return shortCode(text)
  if (values === 'part') return /^(?:[2-9]|[1-9]\d{1,3})$/.test(text) ? text : ''
  return values.includes(text) ? text : ''
}

function shortCode(typed: string): string {
  const code = typedCode(typed.slice(0, 40)).replaceAll(' ', '')
  if (/^\d{5}(?:-?\d{4})?$/.test(code)) return code.slice(0, 3)
  return /^\w{0,4}$/.test(code) ? code : unreadable
}
