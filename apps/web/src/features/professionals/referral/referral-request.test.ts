import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { FlowValues } from '../../../form-flow/index.ts'
import { messages } from '../locales/fr.po'
import { toReferralRequest } from './referral-request.ts'

const i18n = setupI18n({ locale: 'fr', messages: { fr: messages } })

const values: FlowValues = {
  urgency: 'soon',
  doctor: { first_name: 'Alix', last_name: 'Exemple', rpps: '10003456786', phone: '+33199001234', email: 'a@b.fr' },
  agreed_on: '2026-11-20',
  patient: { first_name: 'Camille', phone: '+33639981235' },
  birth_date: '1950-02-17',
  motives: ['other', 'complaint'],
  words: null,
  slot: { day: 'call-me-back', part_of_day: 'any', time_zone: 'Europe/Paris' },
  consent: 'referral-2027-01',
}

it('the doctor asks, the patient is called, and what was chosen stands in words', () => {
  expect(toReferralRequest(i18n, { values, locale: 'fr' }, 'FR')).toEqual({
    locale: 'fr',
    country: 'FR',
    doctor: values['doctor'],
    patient: { first_name: 'Camille', birth_date: '1950-02-17', phone: '+33639981235' },
    reason: [
      'Motif\u00a0: Une plainte de mémoire, Autre chose',
      'À voir\u00a0: Dans les semaines qui viennent',
      'Accord du patient\u00a0: 20\u00a0novembre 2026',
    ].join('\n'),
    patient_agreed: true,
    callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
    consent: true,
    consent_text_version: 'referral-2027-01',
  })
})

it('a relative whom the patient chose is called, and the number of the patient may be left out', () => {
  const relative = { first_name: 'Dominique', relation: 'sa fille', phone: '+33639981299' }
  const withRelative = { ...values, callee: 'relative', patient: { first_name: 'Camille' }, relative }
  expect(toReferralRequest(i18n, { values: withRelative, locale: 'fr' }, 'FR')).toMatchObject({
    patient: { first_name: 'Camille', birth_date: '1950-02-17' },
    relative,
  })
})

it('the longest words fit into the text of the contract with all that stands before them', () => {
  const all = ['complaint', 'relatives', 'opinion', 'follow_up', 'study', 'other']
  const longest = { ...values, motives: all, words: 'é'.repeat(1500) }
  const { reason } = toReferralRequest(i18n, { values: longest, locale: 'fr' }, 'FR')
  expect(reason.length).toBeLessThanOrEqual(2000)
})
