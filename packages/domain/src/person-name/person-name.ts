import { seenText } from '../typed-text/typed-text.ts'

/** Nobody’s name is longer. */
export const longestPersonName = 60

/** Letters and their marks, a full stop only behind one of them; between them space, hyphen and apostrophe. */
const nameParts = /^(?:[\p{L}\p{M}]\.?|[\p{Zs}\-\u2010\u2011'’])+$/u

/** A full stop with two letters right behind it, and what begins an address: mail programs make a link of them. */
const linkLike = /\bwww\b|\.\p{L}{2}/iu

/** Names of people in any script, of one letter or more: no digit, no mark of a sentence, no link and nothing that cannot be seen. */
export function isPersonName(text: string): boolean {
  if (text.length > longestPersonName) return false
  const seen = seenText(text)
  return /\p{L}/u.test(seen) && nameParts.test(seen) && !linkLike.test(seen)
}
