import { type Arbitrary, constant, constantFrom, integer, oneof, record } from 'fast-check'
import type { Answers, AnswerValue, Question } from '../../questionnaire/question.ts'
import { type Instrument, instrumentWith } from './instruments.ts'

/** An instrument with one to six items. */
export const anyInstrument: Arbitrary<Instrument> = integer({ min: 1, max: 6 }).map((count) =>
  instrumentWith(['talks', 'names', 'words', 'way', 'papers', 'date'].slice(0, count)),
)

/** Valid, declined, missing and sometimes invalid answers. */
export function answersTo({ questionnaire }: Instrument): Arbitrary<Answers> {
  const questions = questionnaire.questions.map((question) => [question.id, anyAnswerTo(question)] as const)
  return record<Record<string, AnswerValue>>(Object.fromEntries(questions), { requiredKeys: [] }).map(
    (some): Answers => ({ ...some }),
  )
}

function anyAnswerTo({ options = [] }: Question): Arbitrary<AnswerValue> {
  const chosen = constantFrom(...options.map(({ id }) => id))
  return oneof(
    { weight: 8, arbitrary: chosen },
    { weight: 2, arbitrary: constant(null) },
    { weight: 1, arbitrary: constantFrom<AnswerValue>('unheard of', '', 3, ['never']) },
  )
}
