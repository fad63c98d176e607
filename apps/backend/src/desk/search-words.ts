import type { Country } from '@clairmemoire/api-client/schema'

/** Who may be looked for: who asks, and who is called instead. */
export interface FoundBy {
  reference: string
  names: readonly string[]
  /** E.164. */
  phones: readonly string[]
  emails: readonly string[]
}

/** The words by which a case is found. */
export function wordsOf({ reference, names, phones, emails }: FoundBy): string[] {
  const found = [
    ...typedWords(reference),
    ...names.flatMap(typedWords),
    ...phones.flatMap(phoneWords),
    ...emails.map((email) => email.toLowerCase()),
  ]
  return [...new Set(found.filter((word) => word !== ''))]
}

/** Each word of a text, without accents and in lower case: "O’Neil-Évrard" is "o", "neil" and "evrard". */
function typedWords(text: string): string[] {
  return withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const callingCodes: Record<Country, { code: string; trunk: string }> = {
  FR: { code: '33', trunk: '0' },
  US: { code: '1', trunk: '' },
}

/** As it is written with its country and, of a country of ours, without. */
function phoneWords(e164: string): string[] {
  const digits = e164.replaceAll(/\D/g, '')
  const national = Object.values(callingCodes)
    .filter(({ code }) => digits.startsWith(code))
    .map(({ code, trunk }) => `${trunk}${digits.slice(code.length)}`)
  return [digits, ...national]
}

/** Fewer say nothing. */
const minSearched = 3

/**
 * What somebody typed as a query of `tsquery`: every word has to begin a word of the case, in any order. Undefined when there are too few
 * characters to look for.
 */
export function searchQuery(typed: string): string | undefined {
  const text = typed.trim()
  const looksLikePhone = /^[+(\d][\d\s().+/-]*$/.test(text)
  const words = looksLikePhone
    ? [text.replaceAll(/\D/g, '').replace(/^00/, '')]
    : text.includes('@')
      ? [text.toLowerCase()]
      : typedWords(text)
  if (words.join('').length < minSearched) return undefined
  return words.map((word) => `${quoted(word)}:*`).join(' & ')
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
