import { seenText } from '../typed-text/typed-text.ts'

/** The contract takes no longer one. */
export const longestTownName = 100

/** What mail programs make a link of: an address, or a dot with two letters right behind it (also the dots of other scripts). */
const linkLike = /@|:\/\/|\bwww\b|[.\u3002\uFF0E\uFF61]\p{L}{2}/iu

/** Towns have letters, and may have a number: "Lyon 3e". Never an address or a link. */
export function isTownName(text: string): boolean {
  if (text.length > longestTownName) return false
  const seen = seenText(text)
  return /\p{L}/u.test(seen) && !linkLike.test(seen)
}
