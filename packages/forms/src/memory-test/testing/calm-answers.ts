import type { Answers } from '@clairmemoire/domain/questionnaire'
import { memoryTest } from '../memory-test.ts'

const calm: Readonly<Record<string, string>> = { noticed: 'no', medicines: 'no' }

/** Answers each question with its mildest option, or with null if it has no options. */
export const calmAnswers: Answers = Object.fromEntries(
  memoryTest.questions.map(({ id, type, options = [] }) => [
    id,
    type === 'several_of' ? ['none'] : (calm[id] ?? options[0]?.id ?? null),
  ]),
)
