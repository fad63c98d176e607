/** One entity tag of a list: weak or strong, with commas inside of its quotes. */
const tags = /(?:W\/)?("[^"]*")/g

/**
 * Whether `If-None-Match` names what an answer has, as RFC 9110 compares there: weakly, one of a list, or `*` for anything. A cache or a
 * proxy that changed an encoding made the tag a weak one. `tag` has its quotes.
 */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return Array.from(ifNoneMatch.matchAll(tags), ([, opaque]) => opaque).includes(tag.replace(/^W\//, ''))
}
