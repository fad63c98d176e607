import { promisingPhrases } from '@clairmemoire/domain/careful-words'
import type { Locale } from '@clairmemoire/domain/locale'
import { everybody, type Limits } from './groups.ts'
import type { ReadText } from './read-text.ts'
import { type Score, scoreOf } from './score.ts'

/** Limits that a text exceeds, in words; empty for a good one. */
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
  /** Undefined for a text without a sentence, such as a footer. */
  score: Score | undefined
  faults: readonly string[]
}

/** Titles and labels are not scored, but checked for promises. */
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

/** A fact's length, `{{contactPhone}}`, depends on the operator, so it counts as one word. */
function withoutFacts(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}/g, '2')
}
