import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { writtenDigits } from '@clairmemoire/domain/phone-number'
import { typedCode } from '@clairmemoire/domain/typed-text'
import { wordsOf } from '@clairmemoire/domain/words-of'

/** The texts by which a case can be found, of the requester and the helper. */
export interface SearchTerms {
  reference: string
  names: readonly string[]
  /** E.164. */
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

/** Shorter words are matched as whole words, not as prefixes. */
const minBeginning = 3

/**
 * The typed text as a `tsquery`: every word must be a prefix of a word of the case, in any order; a name of two letters, or one
 * in a script without capitals, must equal a word. Undefined when there are too few characters.
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

/** A `tsquery` that matches any of the words. */
export function anyOf(words: readonly string[]): string {
  return words.map(quoted).join(' | ')
}

/** The words as a `tsvector` literal. */
export function searchVector(words: readonly string[]): string {
  return words.map(quoted).join(' ')
}

function quoted(word: string): string {
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'`
}
