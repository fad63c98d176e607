import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { writtenDigits } from '@clairmemoire/domain/phone-number'
import { typedCode } from '@clairmemoire/domain/typed-text'
import { wordsOf } from '@clairmemoire/domain/words-of'

/** The texts of the requester and the helper by which the desk can find a case. */
export interface SearchTerms {
  reference: string
  names: readonly string[]
  /** The numbers are in E.164 format. */
  phones: readonly string[]
  emails: readonly string[]
}

export function searchWords({ reference, names, phones, emails }: SearchTerms): string[] {
  const found = [
    ...wordsOf(reference),
    ...names.flatMap(wordsOf),
    ...phones.flatMap(writtenDigits),
    ...emails.map((email) => email.toLowerCase()),
  ]
  return [...new Set(found.filter((word) => word !== ''))]
}

/** A text with fewer characters is matched as whole words, not as prefixes. */
const minBeginning = 3

/**
 * Returns the typed text as a `tsquery`. Every typed word must be a prefix of a word of the case, in any order. A text of only two
 * letters, or of one letter in a script without capitals, must match whole words. Returns undefined when the text is too short.
 */
export function searchQuery(typed: string): string | undefined {
  const text = typedCode(typed)
  const looksLikePhone = /^[+(\d][\d\s().+/·•∙‧\p{Pd}]*$/u.test(text)
  const words = looksLikePhone
    ? [text.replaceAll(/\D/g, '').replace(/^00/, '')]
    : text.includes('@')
      ? [(readEmailAddress(text) ?? text).toLowerCase()]
      : wordsOf(text)
  const all = words.join('')
  if (all.length >= minBeginning) return words.map((word) => `${quoted(word)}:*`).join(' & ')
  return /^(?:\p{L}{2}|\p{Lo})$/u.test(all) ? words.map(quoted).join(' & ') : undefined
}

/** Returns a `tsquery` that matches any of the words. */
export function anyOf(words: readonly string[]): string {
  return words.map(quoted).join(' | ')
}

/** Returns the words as a `tsvector` literal. */
export function searchVector(words: readonly string[]): string {
  return words.map(quoted).join(' ')
}

function quoted(word: string): string {
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'`
}
