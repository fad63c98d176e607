import type { Locale, RelativeView } from '@clairmemoire/api-client/schema'
import { answerTo } from '@clairmemoire/domain/questionnaire'
import type { Instrument } from '../../../questionnaires/orientation/instrument.ts'
import { questionsOf } from '../../../questionnaires/orientation/instrument-questions.ts'
import type { OrientationResultRow } from '../orientation.table.ts'
import { answerInWords } from '../../../questionnaires/answer-in-words.ts'
import { answeredOn } from './recommendation.ts'

interface ReadingBoth {
  instrument: Instrument
  /** What the relative answered, which may be another version. */
  relatives: Instrument
  locale: Locale
  now: Date
}

/** Both side by side, where either has said something. What is written in words of one's own is not compared. */
export function relativeView(
  own: OrientationResultRow,
  relative: OrientationResultRow,
  { instrument, relatives, locale, now }: ReadingBoth,
): RelativeView {
  const theirs = new Map(questionsOf(relatives, locale, now).questions.map((question) => [question.id, question]))
  const items = questionsOf(instrument, locale, now).questions.flatMap((question) => {
    const their = theirs.get(question.id)
    if (their?.options === undefined || question.options === undefined) return []
    const said = answerInWords(question, answerTo(question.id, own.answers), 'self', locale)
    const toldByRelative = answerInWords(their, answerTo(question.id, relative.answers), 'someone_else', locale)
    if (said === null && toldByRelative === null) return []
    return { id: question.id, question: question.label.self, own: said, relative: toldByRelative }
  })
  return { answered_on: answeredOn(relative), items }
}
