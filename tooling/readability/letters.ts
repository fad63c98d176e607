import { locales } from '@clairmemoire/domain/locale'
import { inRepository, type ReadText } from './read-text.ts'

interface SampleLetters {
  sampleLetters: (locale: ReadText['locale']) => readonly (readonly [order: string, about: string, letter: object])[]
}

const place = 'apps/backend/testing/sample-letters.ts'
const { sampleLetters }: SampleLetters = await import(inRepository(place))

/** The sentences of every mail of the backend, written to a sample person, without the list of facts. */
export function letterTexts(): readonly ReadText[] {
  return locales.flatMap((locale) =>
    sampleLetters(locale).map(([order, about, letter]) => ({
      place: `${place}: ${order}, ${about} in ${locale}`,
      locale,
      lines: linesOf(letter),
    })),
  )
}

function linesOf(letter: object): ReadText['lines'] {
  return Object.entries(letter)
    .filter(([field]) => ['opening', 'action', 'sections', 'stopping'].includes(field))
    .flatMap(([field, value]) => phrasesIn(value).map((text) => ({ field, text, isTitle: false })))
    .filter(({ text }) => !text.startsWith('https:'))
}

/** Finds all phrases in lists and sections, recursively. A phrase is a text, or a list of plain and marked texts. */
function phrasesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrasesIn) : []
  const isPhrase = value.some((part) => typeof part === 'object' && part !== null && 'text' in part)
  return isPhrase
    ? [value.map((part) => (typeof part === 'string' ? part : part.text)).join('')]
    : value.flatMap(phrasesIn)
}
