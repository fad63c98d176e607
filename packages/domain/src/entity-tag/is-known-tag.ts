/** One entity tag of a list: weak or strong; its quotes may contain commas. */
const tags = /(?:W\/)?("[^"]*")/g

/**
 * Whether `If-None-Match` matches the tag of a response, compared weakly as in RFC 9110, alone, in a list, or `*`. Caches and
 * proxies that change the encoding make a tag weak. `tag` includes its quotes.
 */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return Array.from(ifNoneMatch.matchAll(tags), ([, opaque]) => opaque).includes(tag.replace(/^W\//, ''))
}
