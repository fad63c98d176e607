import { carelessPhrases } from '@clairmemoire/domain/careful-words'
import type { Locale } from '@clairmemoire/domain/locale'
import { linesOf } from './lines.ts'
import type { Problem } from './problem.ts'

/** What a document of a language promises or claims, and no health or study text may (R0-23). */
export function carelessLines(document: object, locale: Locale): readonly Pick<Problem, 'field' | 'reason'>[] {
  return linesOf(document).flatMap(({ field, text }) =>
    carelessPhrases(locale, text).map((phrase) => ({
      field,
      reason: `says “${phrase}”: say what is studied or the next step, and promise nothing`,
    })),
  )
}
