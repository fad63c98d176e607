import { promisingPhrases } from '@clairmemoire/domain/careful-words'
import type { Locale } from '@clairmemoire/domain/locale'
import { everybody, type Limits } from './groups.ts'
import type { ReadText } from './read-text.ts'
import { type Score, scoreOf } from './score.ts'

/** Describes each limit that a text exceeds; empty if it exceeds none. */
function exceededLimits(locale: Locale, { longest, mean, reading }: Score, limits: Limits): readonly string[] {
  return [
    ...(longest > limits.longest ? [`a sentence of ${longest} words, limit ${limits.longest}`] : []),
    ...(mean > limits.mean ? [`${mean.toFixed(1)} words a sentence on average, limit ${limits.mean}`] : []),
    ...(locale === 'fr' && reading < limits.ease
      ? [`Kandel-Moles ${reading.toFixed(0)}, at least ${limits.ease}`]
      : []),
    ...(locale === 'en' && reading > limits.grade ? [`grade ${reading.toFixed(1)}, limit ${limits.grade}`] : []),
  ]
}

/** A text with its score and faults. */
export interface Judged {
  text: ReadText
  /** Undefined if the text has no sentence, for example a footer. */
  score: Score | undefined
  faults: readonly string[]
}

/** Judges a text. Titles and labels do not count for the score, but must not contain promises. */
export function judged(text: ReadText, limits = everybody): Judged {
  const { locale, lines } = text
  const score = scoreOf(
    locale,
    lines.filter(({ isTitle }) => !isTitle).map((line) => withoutFacts(line.text)),
  )
  const promising = lines.flatMap((line) =>
    promisingPhrases(locale, line.text).map((phrase) => `${line.field} says “${phrase}”`),
  )
  return { text, score, faults: [...(score ? exceededLimits(locale, score, limits) : []), ...promising] }
}

/** Replaces each fact, such as `{{contactPhone}}`, by one word, because the length of a fact depends on the operator. */
function withoutFacts(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}/g, '2')
}
