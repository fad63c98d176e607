import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { writtenDigits } from '@clairmemoire/domain/phone-number'
import { typedCode } from '@clairmemoire/domain/typed-text'
import { wordsOf } from '@clairmemoire/domain/words-of'

/** Who may be looked for: who asks, and who is called instead. */
export interface FoundBy {
  reference: string
  names: readonly string[]
  /** E.164. */
  phones: readonly string[]
  emails: readonly string[]
}

/** The words by which a case is found. */
export function foundWords({ reference, names, phones, emails }: FoundBy): string[] {
  const found = [
    ...wordsOf(reference),
    ...names.flatMap(wordsOf),
    ...phones.flatMap(writtenDigits),
    ...emails.map((email) => email.toLowerCase()),
  ]
  return [...new Set(found.filter((word) => word !== ''))]
}

/** A word of fewer is not the beginning of a name, but a whole one. */
const minBeginning = 3

/**
 * What somebody typed as a query of `tsquery`: every word has to begin a word of the case, in any order; a name of two letters, or one
 * of a script without capitals, has to be one. Undefined when there are too few characters to look for.
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

/** Whatever has one of the words, as a query of `tsquery`. */
export function anyOf(words: readonly string[]): string {
  return words.map(quoted).join(' | ')
}

/** As text of a `tsvector`. */
export function searchVector(words: readonly string[]): string {
  return words.map(quoted).join(' ')
}

function quoted(word: string): string {
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'`
}
