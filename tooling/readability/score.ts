import type { Locale } from '@clairmemoire/domain/locale'
import { syllablesIn } from './syllables.ts'

/** How hard the sentences of a text are. */
export interface Score {
  /** The longest first. */
  sentences: readonly string[]
  /** Words of the longest sentence. */
  longest: number
  /** Words of a sentence on average. */
  mean: number
  /** In French the ease of Kandel and Moles, 100 is very easy; in English the school grade of Flesch and Kincaid. */
  reading: number
}

/** Undefined for a text without a sentence. */
export function scoreOf(locale: Locale, lines: readonly string[]): Score | undefined {
  const sentences = lines.flatMap(sentencesOf).toSorted((one, other) => wordsIn(other).length - wordsIn(one).length)
  const [longest] = sentences
  if (longest === undefined) return undefined
  const words = sentences.flatMap(wordsIn)
  const mean = words.length / sentences.length
  const syllables = words.reduce((sum, word) => sum + syllablesIn(locale, word), 0) / words.length
  const reading = locale === 'fr' ? 207 - 1.015 * mean - 73.6 * syllables : 0.39 * mean + 11.8 * syllables - 15.59
  return { sentences, longest: wordsIn(longest).length, mean, reading }
}

/** A colon and a semicolon end a sentence too: what stands behind them is a thought of its own. */
export function sentencesOf(line: string): readonly string[] {
  return line.split(/(?<=[.!?:;…])[\s»”)]+/).filter((sentence) => wordsIn(sentence).length > 0)
}

/** The thousands of a number belong to it. */
export function wordsIn(sentence: string): readonly string[] {
  const joined = sentence.replaceAll(/(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
  return joined.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
