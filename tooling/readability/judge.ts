import { carelessPhrases } from '@clairmemoire/domain/careful-words'
import { tooHard } from './limits.ts'
import type { ReadText } from './read-text.ts'
import { type Score, scoreOf } from './score.ts'

/** A text with how hard it is and what is wrong with it. */
export interface Judged {
  text: ReadText
  /** Undefined for a text without a sentence, such as a footer. */
  score: Score | undefined
  faults: readonly string[]
}

/** Titles and labels are no sentences, so they are not scored; but they promise nothing either. */
export function judged(text: ReadText): Judged {
  const { locale, lines } = text
  const score = scoreOf(
    locale,
    lines.filter(({ isTitle }) => !isTitle).map((line) => withoutFacts(line.text)),
  )
  const careless = lines.flatMap((line) =>
    carelessPhrases(locale, line.text).map((phrase) => `${line.field} says “${phrase}”`),
  )
  return { text, score, faults: [...(score ? tooHard(locale, score) : []), ...careless] }
}

/** A fact of the operator, `{{contactPhone}}`, is as long as the operator’s. */
function withoutFacts(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}/g, '2')
}
