import { seenText } from '../typed-text/typed-text.ts'

/** Nobody’s name is longer. */
export const longestPersonName = 60

/** The contract takes no longer one. */
export const longestTownName = 100

/**
 * Letters and their marks, a full stop only behind one of them; between them spaces, dashes, and what keyboards have for an
 * apostrophe or for the dot in the middle of a name: "O´Brien", "Gal·la", "マリー・クレール".
 */
const nameParts = /^(?:[\p{L}\p{M}]\.?|[\p{Zs}\p{Pd}'’‘´`′＇׳·・･])+$/u

/** What mail programs make a link of: an address, or a dot with two letters right behind it (also the dots of other scripts). */
const linkLike = /@|:\/\/|\bwww\b|[.\u3002\uFF0E\uFF61]\p{L}{2}/iu

/** Names of people in any script, of one letter or more: no digit, no mark of a sentence, no link and nothing that cannot be seen. */
export function isPersonName(text: string): boolean {
  if (text.length > longestPersonName) return false
  const seen = seenText(text)
  return /\p{L}/u.test(seen) && nameParts.test(seen) && !linkLike.test(seen)
}

/** Towns have letters, and may have a number: "Lyon 3e". Never an address or a link. */
export function isTownName(text: string): boolean {
  if (text.length > longestTownName) return false
  const seen = seenText(text)
  return /\p{L}/u.test(seen) && !linkLike.test(seen)
}
