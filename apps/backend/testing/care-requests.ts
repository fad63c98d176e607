import type {
  ApplicationSubmission,
  ConsultationSubmission,
  PreconsultationSubmission,
  ReferralSubmission,
  SecondaryConsultationSubmission,
} from '@clairmemoire/api-client/schema'
import { type FormId, formNow } from '@clairmemoire/forms/every-form'
import { type FilledIn, filledIn } from './form-submission.ts'

const slot = { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' } as const
const visitor = {
  first_name: 'Camille',
  last_name: 'Exemple',
  email: 'camille@exemple.example',
  phone: '01 99 00 56 78',
  callback: slot,
} as const
const professional = {
  first_name: 'Alix',
  last_name: 'Exemple',
  phone: '01 99 00 12 34',
  email: 'alix@exemple.example',
} as const
const agreed = { agreed: true, text_version: '2026-11' } as const

function inFrench(form: FormId) {
  return { locale: 'fr' as const, form_version: formNow(form).version }
}

export function consultationRequest(changes: FilledIn<ConsultationSubmission> = {}): ConsultationSubmission {
  const form: ConsultationSubmission = {
    ...inFrench('consultation'),
    answers: { respondent: 'self' },
    call: visitor,
    consents: agreed,
  }
  return filledIn(form, changes)
}

export function secondaryRequest(
  changes: FilledIn<SecondaryConsultationSubmission> = {},
): SecondaryConsultationSubmission {
  const form: SecondaryConsultationSubmission = {
    ...inFrench('secondary_consultation'),
    answers: {
      respondent: 'self',
      doctor_kind: 'neurologist',
      seen: 'under_1_year',
      said: 'Revenir dans un an.',
      seeks: ['explanations', 'second_opinion'],
    },
    call: visitor,
    consents: agreed,
  }
  return filledIn(form, changes)
}

export function referralRequest(changes: FilledIn<ReferralSubmission> = {}): ReferralSubmission {
  const form: ReferralSubmission = {
    ...inFrench('referral'),
    answers: {
      urgency: 'later',
      rpps: '1000 3456 786',
      callee: 'patient',
      patient_first_name: 'Camille',
      patient_last_name: 'Exemple',
      patient_phone: '06 39 98 12 35',
      birth_date: '1950-02-17',
      motives: ['complaint'],
      words: 'Oublis depuis un an.',
    },
    call: professional,
    consents: { ...agreed, third_person_on: '2027-03-01' },
  }
  return filledIn(form, changes)
}

export function applicationRequest(changes: FilledIn<ApplicationSubmission> = {}): ApplicationSubmission {
  const form: ApplicationSubmission = {
    ...inFrench('application'),
    answers: { profession: 'neuropsychologist', adeli: '75 93 1234 5', town: 'Lyon', wishes: ['receive'] },
    call: professional,
    consents: agreed,
  }
  return filledIn(form, changes)
}

export function preconsultationRequest(changes: FilledIn<PreconsultationSubmission> = {}): PreconsultationSubmission {
  const form: PreconsultationSubmission = {
    ...inFrench('preconsultation'),
    answers: { respondent: 'self', birth_date: '1950-02-17' },
    call: visitor,
    consents: agreed,
  }
  return filledIn(form, changes)
}
