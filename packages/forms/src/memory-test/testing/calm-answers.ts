import type { Answers } from '@clairmemoire/domain/questionnaire'
import { memoryTest } from '../memory-test.ts'

const calm: Readonly<Record<string, string>> = { noticed: 'no', medicines: 'no' }

/** To every question the option that says least; nothing where there is none. */
export const calmAnswers: Answers = Object.fromEntries(
  memoryTest.questions.map(({ id, type, options = [] }) => [
    id,
    type === 'several_of' ? ['none'] : (calm[id] ?? options[0]?.id ?? null),
  ]),
)
