import { setupI18n } from '@lingui/core'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleSlots } from '../../../testing/sample-call-slots.ts'
import { messages } from '../locales/fr.po'
import { referralSteps } from './referral-steps.tsx'

const allSteps = (values: Record<string, string>) =>
  referralSteps({
    i18n: setupI18n({ locale: 'fr', messages: { fr: messages } }),
    offer: sampleSlots,
    country: 'FR',
    phone: '+33199001234',
    values,
  })
const stepsOf = (values: Record<string, string>) => allSteps(values).map(({ id }) => id)

afterEach(() => vi.useRealTimers())

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

it.each([
  ['birth_date', { min_date: '1906-03-06', max_date: '2009-03-05' }],
  ['agreed_on', { min_date: '2026-03-05', max_date: '2027-03-05' }],
])('the day %s lies within the rules of the backend', (id, validation) => {
  vi.useFakeTimers({ now: new Date('2027-03-05T10:00:00'), toFake: ['Date'] })
  expect(allSteps({ urgency: 'soon' }).find((step) => step.id === id)).toMatchObject({ question: { validation } })
})
