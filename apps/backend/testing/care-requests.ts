import type {
  ApplicationRequest,
  ConsultationRequest,
  PreconsultationRequest,
  ReferralRequest,
  SecondaryConsultationRequest,
} from '@clairmemoire/api-client/schema'
import { preconsultation } from '@clairmemoire/forms/preconsultation'

const slot = { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' } as const
const contact = {
  locale: 'fr',
  first_name: 'Camille',
  last_name: 'Exemple',
  email: 'camille@exemple.example',
  phone: '01 99 00 56 78',
} as const
const agreed = { consent: true, consent_text_version: '2026-11' } as const

export function consultationRequest(changes: Partial<ConsultationRequest> = {}): ConsultationRequest {
  return { ...contact, ...agreed, respondent: 'self', callback: slot, ...changes }
}

export function secondaryRequest(changes: Partial<SecondaryConsultationRequest> = {}): SecondaryConsultationRequest {
  return {
    ...contact,
    ...agreed,
    respondent: 'self',
    callback: slot,
    doctor_kind: 'neurologist',
    seen: 'under_1_year',
    said: 'Revenir dans un an.',
    seeks: ['explanations', 'second_opinion'],
    ...changes,
  }
}

export function referralRequest(changes: Partial<ReferralRequest> = {}): ReferralRequest {
  return {
    locale: 'fr',
    ...agreed,
    doctor: {
      first_name: 'Alix',
      last_name: 'Exemple',
      rpps: '1000 3456 786',
      phone: '01 99 00 12 34',
      email: 'alix@exemple.example',
    },
    patient: { first_name: 'Camille', last_name: 'Exemple', birth_date: '1950-02-17', phone: '06 39 98 12 35' },
    reason: 'Oublis depuis un an.',
    patient_agreed: true,
    ...changes,
  }
}

export function applicationRequest(changes: Partial<ApplicationRequest> = {}): ApplicationRequest {
  return {
    locale: 'fr',
    ...agreed,
    first_name: 'Alix',
    last_name: 'Exemple',
    profession: 'neuropsychologist',
    adeli: '75 93 1234 5',
    town: 'Lyon',
    phone: '01 99 00 12 34',
    email: 'alix@exemple.example',
    ...changes,
  }
}

export function preconsultationRequest(changes: Partial<PreconsultationRequest> = {}): PreconsultationRequest {
  return {
    ...contact,
    ...agreed,
    user_type: 'patient',
    questionnaire_version: preconsultation.version,
    answers: {},
    birth_date: '1950-02-17',
    callback: slot,
    ...changes,
  }
}
