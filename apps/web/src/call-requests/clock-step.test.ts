import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { describe, expect, it } from 'vitest'
import { formFlowCatalog } from '../form-flow/index.ts'
import { sampleSlots } from '../testing/sample-call-slots.ts'
import { callbackOf, clockSteps, partByBothClocks, possibleClockSteps, postalCodeIn } from './clock-step.ts'
import { callRequestsCatalog } from './index.ts'

const i18n = createI18n('en')
await Promise.all([loadCatalog(i18n, callRequestsCatalog), loadCatalog(i18n, formFlowCatalog)])

const morning = { slot: { day: 'call-me-back', part_of_day: 'morning', time_zone: 'Europe/Paris' } }
const atNine = { slot: { day: '2027-03-08', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' } }
const reunion = { contact: { phone: '+262 692 12 34 56' } }
const paris = { contact: { phone: '06 12 34 56 78' } }

const stepTitles = (callee: Parameters<typeof clockSteps>[3], values = morning, offer = sampleSlots) =>
  clockSteps(i18n, offer, values, callee).flatMap((step) =>
    step.kind === 'question' && 'options' in step.question ? step.question.options.map(({ label }) => label.self) : [],
  )

describe('a part of the day chosen by somebody in overseas France (R4-41)', () => {
  it('is confirmed with the hours in both time zones', () => {
    expect(stepTitles(reunion)[0]?.replaceAll(/\s/g, ' ')).toBe(
      'In the morning, 9:00 AM to 12:00 PM in Paris: from 12:00 PM to 3:00 PM there',
    )
    expect(stepTitles({ contact: {}, postalCode: '97110' })[0]?.replaceAll(/\s/g, ' ')).toContain(
      'from 4:00 AM to 7:00 AM there',
    )
  })

  it('is sent as the person confirmed it', () => {
    const meant = { ...morning, clock: 'afternoon' }
    expect(callbackOf(meant, reunion)).toMatchObject({ kind: 'part_of_day', part_of_day: 'afternoon' })
    expect(callbackOf(morning, reunion)).toMatchObject({ part_of_day: 'morning' })
  })
})

it('people elsewhere are not asked to confirm a part of the day, and nobody is asked about an exact time', () => {
  expect(stepTitles(paris)).toEqual([])
  expect(stepTitles(reunion, atNine as never)).toEqual([])
  expect(stepTitles(reunion, morning, { ...sampleSlots, time_zone: 'America/New_York' })).toEqual([])
  expect(callbackOf({ ...morning, clock: 'afternoon' }, paris)).toMatchObject({ part_of_day: 'morning' })
})

it('the confirmation may be added until the time or the telephone number excludes it', () => {
  const mayCome = (values: Parameters<typeof clockSteps>[2], contact?: object, offer = sampleSlots) =>
    possibleClockSteps(offer, values, { contact: contact as never })
  expect(mayCome({})).toBe(1)
  expect(mayCome(morning)).toBe(1)
  expect(mayCome(atNine as never)).toBe(0)
  expect(mayCome(morning, paris.contact)).toBe(0)
  expect(mayCome({}, undefined, { ...sampleSlots, time_zone: 'America/New_York' })).toBe(0)
})

it('a part of the day within a page also has the hours in both time zones', () => {
  const shown = (clues: Parameters<typeof partByBothClocks>[2], offer = sampleSlots) => {
    const label = partByBothClocks(i18n, offer, clues)
    return label && i18n._(label('morning')).replaceAll(/\s/g, ' ')
  }
  expect(shown({ phone: '+262692123456' })).toContain('from 12:00 PM to 3:00 PM there')
  expect(shown({ phone: '+33612345678', postalCode: '97110' })).toContain('from 4:00 AM to 7:00 AM there')
  expect(shown({ phone: '+33612345678' })).toBeUndefined()
  expect(shown({ phone: '+262692123456' }, { ...sampleSlots, time_zone: 'America/New_York' })).toBeUndefined()
})

it('the postal code in the answers of the trial finder gives the overseas area', () => {
  expect(postalCodeIn({ postal_code: '97400' })).toBe('97400')
  expect(postalCodeIn({ postal_code: null })).toBeUndefined()
})
