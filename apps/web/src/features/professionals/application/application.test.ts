import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { FlowValues, Step } from '../../../form-flow/index.ts'
import { sampleSlots } from '../../../testing/sample-call-slots.ts'
import { messages } from '../locales/fr.po'
import { toApplicationRequest } from './application-flow.ts'
import { applicationSteps } from './application-steps.ts'

const i18n = setupI18n({ locale: 'fr', messages: { fr: messages } })

const values: FlowValues = {
  profession: 'speech_therapist',
  practice: { town: 'Lyon', adeli: '699312345' },
  wishes: ['receive', 'studies'],
  message: 'Bonjour',
  slot: { day: 'call-me-back', part_of_day: 'morning', time_zone: 'Europe/Paris' },
  contact: { first_name: 'Alix', last_name: 'Exemple', phone: '+33199001234', email: 'a@b.fr' },
  consent: 'application-2026-12',
}

function fieldsAskedOf(profession: string): unknown[] {
  const steps: Step[] = applicationSteps({
    i18n,
    offer: sampleSlots,
    country: 'FR',
    phone: '+33199001234',
    values: { profession },
  })
  return steps.flatMap((step) =>
    step.kind === 'contact' && step.id === 'practice'
      ? step.fields.map(({ id, missing }) => [id, missing !== undefined])
      : [],
  )
}

it('a doctor needs the number of the register; others may give one of either register, or none', () => {
  const ofDoctor = [
    ['town', true],
    ['rpps', true],
  ]
  const ofOthers = [
    ['town', true],
    ['rpps', false],
    ['adeli', false],
  ]
  expect([fieldsAskedOf('neurologist'), fieldsAskedOf('nurse')]).toEqual([ofDoctor, ofOthers])
})

it('wishes and own words go as one text', () => {
  expect(toApplicationRequest(i18n, { values, locale: 'fr' }, 'FR')).toMatchObject({
    profession: 'speech_therapist',
    adeli: '699312345',
    town: 'Lyon',
    message: 'Souhaits\u00a0: Recevoir des patients, En savoir plus sur les études\nBonjour',
    email: 'a@b.fr',
  })
})

it('a number that was typed for another profession is not sent', () => {
  const doctor = { ...values, profession: 'neurologist', practice: { town: 'Lyon', rpps: '10003456786', adeli: '7' } }
  const request = toApplicationRequest(i18n, { values: doctor, locale: 'fr' }, 'FR')
  expect([request.rpps, request.adeli]).toEqual(['10003456786', undefined])
})
