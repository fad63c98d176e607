import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { sampleSlots } from '../../../testing/sample-call-slots.ts'
import { messages } from '../locales/fr.po'
import { referralSteps } from './referral-steps.tsx'

const stepsOf = (values: Record<string, string>) =>
  referralSteps({
    i18n: setupI18n({ locale: 'fr', messages: { fr: messages } }),
    offer: sampleSlots,
    country: 'FR',
    phone: '+33199001234',
    values,
  }).map(({ id }) => id)

it('an emergency ends the form before anything is asked of a person', () => {
  expect(stepsOf({ urgency: 'today' })).toEqual(['urgency', 'emergency'])
})

it('whom the patient chose is asked for only where that person is called', () => {
  expect(stepsOf({ urgency: 'soon', callee: 'patient' })).not.toContain('relative')
  expect(stepsOf({ urgency: 'soon', callee: 'relative' })).toContain('relative')
})

it('nothing is asked of the patient before the day on which they agreed', () => {
  const ids = stepsOf({ urgency: 'soon' })
  expect(ids.indexOf('agreed_on')).toBeLessThan(Math.min(ids.indexOf('patient'), ids.indexOf('birth_date')))
})
