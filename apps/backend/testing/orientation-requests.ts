import type { OrientationRequest } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { memoryTest } from '../src/questionnaires/orientation/memory-test.ts'

const calm: Readonly<Record<string, string>> = { noticed: 'no', medicines: 'no' }

/** To every question the option that says least; nothing where there is none. */
export const calmAnswers: Answers = Object.fromEntries(
  memoryTest.questions.map(({ id, type, options = [] }) => [
    id,
    type === 'several_of' ? ['none'] : (calm[id] ?? options[0]?.id ?? null),
  ]),
)

export function orientationRequest(changes: Partial<OrientationRequest> = {}): OrientationRequest {
  return {
    locale: 'fr',
    questionnaire_version: memoryTest.version,
    answers: { ...calmAnswers } as OrientationRequest['answers'],
    consent: true,
    consent_text_version: '2026-11',
    ...changes,
  }
}
