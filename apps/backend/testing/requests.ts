import type { ContactRequest, TrialCallSubmission, TrialRecommendationRequest } from '@clairmemoire/api-client/schema'
import { type FilledIn, filledIn } from './form-submission.ts'

/** Friday 5 March 2027, ten in the morning in Paris; the next working days are 8, 9 and 10 March. */
export const friday = '2027-03-05T09:00:00Z'

export function signup(changes: FilledIn<TrialCallSubmission> = {}): TrialCallSubmission {
  const form: TrialCallSubmission = {
    locale: 'fr',
    form_version: '2',
    answers: { trial_code: 'PREDICTOM', respondent: 'self', country: 'FR' },
    call: {
      first_name: 'Camille',
      last_name: 'Exemple',
      email: 'camille@exemple.example',
      phone: '01 99 00 56 78',
      callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
    },
    consents: { agreed: true, text_version: '2026-11' },
  }
  return filledIn(form, changes)
}

export function contactRequest(changes: Partial<ContactRequest> = {}): ContactRequest {
  return {
    locale: 'en',
    email: 'sam@sample.example',
    lists: ['new_studies'],
    consent: true,
    consent_text_version: '2026-11',
    ...changes,
  }
}

export function recommendationRequest(changes: Partial<TrialRecommendationRequest> = {}): TrialRecommendationRequest {
  return {
    locale: 'fr',
    questionnaire_version: '2',
    answers: { respondent: 'self', country: 'FR', age: 72, postal_code: '75011' },
    consent: true,
    consent_text_version: '2026-11',
    ...changes,
  }
}
