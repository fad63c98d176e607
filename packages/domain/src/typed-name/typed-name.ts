import { visibleText } from '../typed-text/typed-text.ts'

/** A name of a real person is not longer than this. */
export const maxPersonNameLength = 60

/** The contract's limit. */
export const maxTownNameLength = 100

/**
 * Letters with combining marks, a full stop only after a letter; separated by spaces, hyphens, apostrophes of any keyboard or a
 * middle dot: "O´Brien", "Gal·la", "マリー・クレール".
 */
const nameParts = /^(?:[\p{L}\p{M}]\.?|[\p{Zs}\p{Pd}'’‘´`′＇׳·・･])+$/u

/** Texts that mail programs turn into links: an address, or a dot followed by two letters (also the dots of other scripts). */
const linkLike = /@|:\/\/|\bwww\b|[.\u3002\uFF0E\uFF61]\p{L}{2}/iu

/** Names in any script: no digit, punctuation, link or invisible character. */
export function isPersonName(text: string): boolean {
  if (text.length > maxPersonNameLength) return false
  const seen = visibleText(text)
  return /\p{L}/u.test(seen) && nameParts.test(seen) && !linkLike.test(seen)
}

/** The name of a town contains letters and may contain a number: "Lyon 3e". An address or a link is refused. */
export function isTownName(text: string): boolean {
  if (text.length > maxTownNameLength) return false
  const seen = visibleText(text)
  return /\p{L}/u.test(seen) && !linkLike.test(seen)
}
