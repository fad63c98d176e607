import { application } from '@clairmemoire/forms/care/application'
import { consultation } from '@clairmemoire/forms/care/consultation'
import type { Form } from '@clairmemoire/forms/form'
import { referral } from '@clairmemoire/forms/care/referral'
import { secondaryConsultation } from '@clairmemoire/forms/care/secondary-consultation'
import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { describedValues, type FlowValues, type Step, stepProgress } from '../form-flow/index.ts'
import { sampleSlots } from '../testing/sample-call-slots.ts'
import { formBody } from './form-body.ts'
import { type FormAsking, formSteps } from './form-steps.ts'

const asking: FormAsking = {
  i18n: setupI18n({ locale: 'fr', messages: { fr: {} } }),
  offer: sampleSlots,
  country: 'FR',
  phone: '+33199001234',
  smsCountries: [],
  exits: { emergency: () => ({ title: 'Faites le 15', body: null }) },
}

const stepsOf = (form: Form, values: FlowValues): Step[] => formSteps(form, asking, values)
const idsOf = (form: Form, values: FlowValues = {}) => stepsOf(form, values).map(({ id }) => id)
const bodyOf = (form: Form, values: FlowValues) => formBody(form, { values, locale: 'fr' }, 'FR')

const anyTime = { day: 'call-me-back', part_of_day: 'any', time_zone: 'Europe/Paris' }
const visitor = {
  slot: anyTime,
  callee: 'me',
  contact: { first_name: 'Camille', phone: '+33639981234', email: 'camille@exemple.fr' },
}
const doctor = { first_name: 'Alix', last_name: 'Exemple', rpps: '10003456786', phone: '+33199001234', email: 'a@b.fr' }
const call = { ...visitor.contact, callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } }

describe('a form', () => {
  it('has the steps of its definition in order, then the consent and the check', () => {
    expect(idsOf(secondaryConsultation).join(' ')).toBe(
      'respondent doctor_kind seen said seeks slot callee contact consent check',
    )
  })

  it('sends answers by their ids, and a declined answer as null', () => {
    const values = { respondent: 'self', doctor_kind: 'neurologist', seen: null, said: null, seeks: ['follow_up'] }
    expect(bodyOf(secondaryConsultation, { ...values, ...visitor, consent: 'text-1' })).toEqual({
      locale: 'fr',
      country: 'FR',
      form_version: secondaryConsultation.version,
      answers: values,
      call,
      consents: { agreed: true, text_version: 'text-1' },
    })
  })

  it('does not send an answer to a question that was hidden afterwards', () => {
    const home = { consultation_type: 'home_visit', respondent: 'self', postal_code: '75011', reason: null, ...visitor }
    expect(bodyOf(consultation, home).call).toHaveProperty('postal_code', '75011')
    expect(bodyOf(consultation, { ...home, consultation_type: 'video' }).call).not.toHaveProperty('postal_code')
  })

  it('does not put answers into the body that are query parameters', () => {
    expect(bodyOf(consultation, { consultation_type: 'video', respondent: 'self', ...visitor }).answers).toEqual({
      respondent: 'self',
    })
  })

  it('offers only the options that are available now', () => {
    const [type] = formSteps(consultation, { ...asking, offered: { consultation_type: ['in_person'] } }, {})
    expect(type?.kind === 'question' && type.question.options?.map(({ id }) => id)).toEqual(['in_person'])
  })

  it('counts steps that an answer may still add', () => {
    const total = (values: FlowValues, id: string) =>
      stepProgress((given) => stepsOf(consultation, given), values, id)?.total
    expect([
      total({}, 'consultation_type'),
      total({ consultation_type: 'home_visit' }, 'respondent'),
      total({ consultation_type: 'video' }, 'respondent'),
    ]).toEqual([11, 11, 10])
  })
})

describe('the consent to text messages', () => {
  const texted = { ...visitor, contact: { first_name: 'Camille', phone: '+33612345678', sms: 'yes' } }
  const fieldsOf = (smsCountries: readonly string[], values: FlowValues, step: string) =>
    formSteps(secondaryConsultation, { ...asking, smsCountries }, values).flatMap((shown) =>
      shown.kind === 'contact' && shown.id === step ? shown.fields : [],
    )
  const question = fieldsOf(['FR', 'US'], texted, 'contact').find(({ id }) => id === 'sms')
  const isAskedFor = (phone: string) => question?.type === 'choices' && question.isShown?.({ phone })

  it('is asked under the number of the visitor, only if the clinic sends text messages', () => {
    const ids = fieldsOf(['FR', 'US'], texted, 'contact').map(({ id }) => id)
    expect(ids.slice(ids.indexOf('phone'))).toEqual(['phone', 'sms', 'email', 'needs'])
    expect(fieldsOf([], texted, 'contact').map(({ id }) => id)).not.toContain('sms')
  })

  it.each([
    ['06 12 34 56 78', true],
    ['+33612345678', true],
    ['(202) 555-0178', false],
    ['+1 202 555 0178', true],
    ['01 99 00 12 34', false],
    ['06 12', false],
    ['', false],
  ])('is asked for a mobile number and no other: %j', (phone, isAsked) => {
    expect(isAskedFor(phone)).toBe(isAsked)
  })

  it('is optional, and part of the request only if it was given', () => {
    expect(question).not.toHaveProperty('missing')
    expect(bodyOf(secondaryConsultation, texted).call).toMatchObject({ phone: '+33612345678', sms: true })
    expect(bodyOf(secondaryConsultation, visitor).call).not.toHaveProperty('sms')
  })

  it('is on the check page, whether it was given or not', () => {
    const saidOf = (contact: Readonly<Record<string, string>>) => {
      const values = { ...texted, contact }
      const steps = formSteps(secondaryConsultation, { ...asking, smsCountries: ['FR'] }, values)
      return describedValues(asking.i18n, steps, values).find(({ id }) => id === 'contact.sms')?.value
    }
    expect(saidOf(texted.contact)).toBe('Oui, vous pouvez m’envoyer des SMS')
    expect(saidOf({ first_name: 'Camille', phone: '+33612345678' })).toBe('Non renseigné')
    expect(saidOf({ first_name: 'Camille', phone: '+33199001234' })).toBeUndefined()
  })

  it('is never asked or sent for the number of a helper', () => {
    const helped = {
      ...texted,
      callee: 'someone_else',
      helper: { first_name: 'Dominique', relation: 'sa fille', phone: '+33612345679' },
    }
    expect(
      [...fieldsOf(['FR', 'US'], helped, 'contact'), ...fieldsOf(['FR', 'US'], helped, 'helper')].map(({ id }) => id),
    ).not.toContain('sms')
    expect(bodyOf(secondaryConsultation, helped).call).not.toHaveProperty('sms')
  })
})

describe('the form of a professional', () => {
  const fieldsAskedOf = (profession: string) =>
    stepsOf(application, { profession }).flatMap((step) =>
      step.kind === 'contact' && step.id === 'practice'
        ? step.fields.map(({ id, missing }) => [id, missing !== undefined])
        : [],
    )

  it('requires a register number from doctors; others may give a number of either register, or none', () => {
    expect(fieldsAskedOf('neurologist')).toEqual([
      ['town', true],
      ['rpps', true],
    ])
    expect(fieldsAskedOf('nurse')).toEqual([
      ['town', true],
      ['rpps', false],
      ['adeli', false],
    ])
  })

  it('does not send a register number that was typed for another profession', () => {
    const practice = { town: 'Lyon', rpps: '10003456786', adeli: '699312345' }
    const values = {
      profession: 'neurologist',
      practice,
      wishes: ['receive'],
      message: null,
      slot: anyTime,
      contact: doctor,
    }
    expect(bodyOf(application, values).answers).toEqual({
      profession: 'neurologist',
      town: 'Lyon',
      rpps: '10003456786',
      wishes: ['receive'],
      message: null,
    })
  })
})

describe('a referral', () => {
  const values: FlowValues = {
    urgency: 'soon',
    doctor,
    agreed_on: '2026-11-20',
    callee: 'patient',
    patient: { patient_first_name: 'Camille', patient_phone: '+33639981235' },
    birth_date: '1950-02-17',
    motives: ['other', 'complaint'],
    words: null,
    slot: anyTime,
    consent: 'referral-2027-01',
  }

  it('ends if the patient is urgent', () => {
    expect(idsOf(referral, { urgency: 'today' })).toEqual(['urgency', 'emergency'])
  })

  it('sends urgency, motives and the date of the agreement as separate facts', () => {
    const { rpps, ...asker } = doctor
    expect(bodyOf(referral, values)).toEqual({
      locale: 'fr',
      country: 'FR',
      form_version: referral.version,
      answers: {
        urgency: 'soon',
        rpps,
        callee: 'patient',
        patient_first_name: 'Camille',
        patient_phone: '+33639981235',
        birth_date: '1950-02-17',
        motives: ['other', 'complaint'],
        words: null,
      },
      call: { ...asker, callback: call.callback },
      consents: { agreed: true, text_version: 'referral-2027-01', third_person_on: '2026-11-20' },
    })
  })

  it('asks for the relative whom the patient chose, and does not require a telephone number of the patient', () => {
    const relative = {
      first_name: 'Dominique',
      relation_to_patient: 'sa fille',
      phone: '+33639981299',
      needs: 'speak_up',
    }
    const chosen = { ...values, callee: 'relative', patient: { patient_first_name: 'Camille' }, relative }
    expect(idsOf(referral, chosen)).toContain('relative')
    expect(bodyOf(referral, chosen)).toMatchObject({
      answers: { callee: 'relative', relation_to_patient: 'sa fille' },
      call: { helper: { first_name: 'Dominique', phone: '+33639981299' }, needs: ['speak_up'] },
    })
    const [patient] = stepsOf(referral, chosen).filter(({ id }) => id === 'patient')
    const phone = patient?.kind === 'contact' ? patient.fields.find(({ id }) => id === 'patient_phone') : undefined
    expect(phone).not.toHaveProperty('missing')
  })
})
