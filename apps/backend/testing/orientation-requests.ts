import type { OrientationRequest } from '@clairmemoire/api-client/schema'
import { calmAnswers } from '@clairmemoire/forms/testing/calm-answers'
import { memoryTest } from '@clairmemoire/forms/memory-test'

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
