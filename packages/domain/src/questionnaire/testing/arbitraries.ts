import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  double,
  oneof,
  record,
  string,
  uniqueArray,
} from 'fast-check'

import type { Answers, AnswerValue, Question, Questionnaire } from '../questionnaire.ts'
import { question } from './questions.ts'

const questionIds = ['a', 'b', 'c', 'd', '__proto__', 'constructor']
const options = ['yes', 'no', 'none'].map((id) => ({
  id,
  label: { self: id, someone_else: id },
  exclusive: id === 'none',
}))
const optionIds = constantFrom('yes', 'no', 'none')

const anyQuestion: Arbitrary<Question> = record({
  id: constantFrom(...questionIds),
  type: constantFrom('one_of', 'several_of', 'scale', 'number', 'date', 'short_text', 'long_text', 'postal_code'),
  required: boolean(),
  conditions: array(record({ question: constantFrom(...questionIds, 'missing'), is_one_of: array(optionIds) }), {
    maxLength: 2,
  }),
}).map(({ id, type, required, conditions }) => question(id, { type, required, options, show_if: conditions }))

/** Conditions may also refer to later or missing questions, or form a circle. */
export const anyQuestionnaire: Arbitrary<Questionnaire> = uniqueArray(anyQuestion, { selector: ({ id }) => id }).map(
  (questions) => ({ id: 'any', version: '1', title: 'Any', questions }),
)

const anyAnswer: Arbitrary<AnswerValue> = oneof(
  optionIds,
  array(optionIds, { maxLength: 3 }),
  string(),
  double(),
  constant(null),
)

export const anyAnswers: Arbitrary<Answers> = dictionary(constantFrom(...questionIds, 'stranger'), anyAnswer)
