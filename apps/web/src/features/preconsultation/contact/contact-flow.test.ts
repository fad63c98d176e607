import { preconsultationContact } from '@clairmemoire/forms/preconsultation-contact'
import { expect, it } from 'vitest'
import { formBody } from '../../../call-requests/index.ts'
import { emptyDraft, type FlowValues } from '../../../form-flow/index.ts'
import { cleanDraft } from '../preconsultation-draft.ts'
import { samplePreconsultation } from '../testing/sample-preconsultation.ts'
import { sectionAnswers } from './contact-flow.tsx'

const values: FlowValues = {
  birth_date: '1948-03-27',
  slot: { day: 'call-me-back', part_of_day: 'morning', time_zone: 'Europe/Paris' },
  callee: 'me',
  contact: { first_name: 'Camille', phone: '+33639981234', email: 'camille@exemple.fr' },
  consent: 'preconsultation-2026-12',
}
const draft = {
  ...cleanDraft,
  flows: {
    'section-1': { ...emptyDraft, values: { brings: 'Des oublis', since: null } },
    'section-2': { ...emptyDraft, values: { sleep: 'well', medicines: 'Aucun', removed_question: 'x' } },
  },
}

const bodyOf = (userType: 'patient' | 'relative', filledIn: FlowValues) => {
  const form = samplePreconsultation(userType)
  const definition = { ...preconsultationContact, version: form.version }
  return formBody(definition, { values: filledIn, locale: 'fr' }, 'FR', sectionAnswers(form, draft))
}

it('the answers of all sections are sent with the call and the date of birth, without answers to removed questions', () => {
  expect(bodyOf('patient', values)).toEqual({
    locale: 'fr',
    country: 'FR',
    form_version: '1',
    answers: {
      respondent: 'self',
      birth_date: '1948-03-27',
      brings: 'Des oublis',
      since: null,
      medicines: 'Aucun',
      sleep: 'well',
    },
    call: {
      first_name: 'Camille',
      email: 'camille@exemple.fr',
      phone: '+33639981234',
      callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
    },
    consents: { agreed: true, text_version: 'preconsultation-2026-12' },
  })
})

it('a relative gives the name of the patient', () => {
  expect(bodyOf('relative', { ...values, patient_first_name: 'Dominique' })).toMatchObject({
    answers: { respondent: 'someone_else', patient_first_name: 'Dominique' },
  })
})
