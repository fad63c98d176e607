/** What shows nothing: also fillers that Unicode counts among the letters, and the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u115F\u1160\u3164\uFFA0\u2800]/gu

/** What mail programs make a link of: an address, or a dot with two letters right behind it (also the dots of other scripts). */
const linkLike = /@|:\/\/|\bwww\b|[.\u3002\uFF0E\uFF61]\p{L}{2}/iu

/** Names of people in any script, of one letter or more; never an address, a link, a number or nothing to be seen. */
export function isPersonName(text: string): boolean {
  const seen = text.replaceAll(invisible, '')
  return /\p{L}/u.test(seen) && !linkLike.test(seen)
}
