import { expect, it } from 'vitest'
import type { FlowValues } from '../../form-flow/index.ts'
import { toSecondaryRequest } from './secondary-flow.ts'

const values: FlowValues = {
  respondent: 'self',
  doctor_kind: 'neurologist',
  seen: null,
  said: null,
  seeks: ['second_opinion', 'follow_up'],
  slot: { day: 'call-me-back', part_of_day: 'any', time_zone: 'Europe/Paris' },
  callee: 'me',
  contact: { first_name: 'Camille', phone: '+33639981234', email: 'camille@exemple.fr' },
  consent: 'secondary-consultation-2026-12',
}

it('what was declined is left out, and what is sought goes by its ids', () => {
  expect(toSecondaryRequest({ values, locale: 'fr' }, 'FR')).toEqual({
    locale: 'fr',
    country: 'FR',
    respondent: 'self',
    doctor_kind: 'neurologist',
    seeks: ['second_opinion', 'follow_up'],
    first_name: 'Camille',
    email: 'camille@exemple.fr',
    phone: '+33639981234',
    callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
    consent: true,
    consent_text_version: 'secondary-consultation-2026-12',
  })
})

it('the words of the person go as they are', () => {
  const told = { ...values, seen: 'under_1_year', said: 'Rien de grave.' }
  expect(toSecondaryRequest({ values: told, locale: 'fr' }, 'FR')).toMatchObject({
    seen: 'under_1_year',
    said: 'Rien de grave.',
  })
})
