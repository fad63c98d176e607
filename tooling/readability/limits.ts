import type { Locale } from '@clairmemoire/domain/locale'
import type { Score } from './score.ts'

/** What no text may exceed: lower secondary school reads it without effort (R0-08, WCAG 3.1.5). */
const limits = { longest: 30, mean: 20, ease: 60, grade: 8 } as const

/** What of a text is too hard, in words; nothing of a good one. */
export function tooHard(locale: Locale, { longest, mean, reading }: Score): readonly string[] {
  return [
    ...(longest > limits.longest ? [`a sentence of ${longest} words, limit ${limits.longest}`] : []),
    ...(mean > limits.mean ? [`${mean.toFixed(1)} words a sentence on average, limit ${limits.mean}`] : []),
    ...(locale === 'fr' && reading < limits.ease
      ? [`Kandel-Moles ${reading.toFixed(0)}, at least ${limits.ease}`]
      : []),
    ...(locale === 'en' && reading > limits.grade ? [`grade ${reading.toFixed(1)}, limit ${limits.grade}`] : []),
  ]
}
