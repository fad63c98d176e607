import { describe, expect, it } from 'vitest'
import { study } from '../eligibility/testing/studies.ts'
import { type Study, type StudySite, type StudyStatus, withStates } from './study.ts'

const site: StudySite = {
  id: 'lyon',
  city: 'Lyon',
  country: 'FR',
  place: { latitude: 45.76, longitude: 4.84 },
  recruiting: true,
  sample: true,
}

const statusOf = (status: StudyStatus, states: Parameters<typeof withStates>[1]) =>
  withStates([study({ code: 'ONE', status })], states)[0]?.status

describe('a study', () => {
  it.each(['recruiting', 'to_confirm', 'not_yet_recruiting'] as const)(
    'with the register state %s has the state that the clinic set last',
    (status) => {
      expect(statusOf(status, { ONE: 'paused' })).toBe('paused')
      expect(statusOf(status, { OTHER: 'paused' })).toBe(status)
    },
  )

  it('that has closed stays closed, whatever the clinic said before', () => {
    expect(statusOf('closed', { ONE: 'recruiting' })).toBe('closed')
  })

  it.each(['recruiting', 'to_confirm'] as const)(
    'without a recruiting site is paused, even if the clinic said %s',
    (said) => {
      const closedSite = { ...site, recruiting: false }
      const stateWith = (sites: Study['sites']) => withStates([study({ code: 'ONE', sites })], { ONE: said })[0]?.status
      expect(stateWith([closedSite])).toBe('paused')
      expect(stateWith([closedSite, site])).toBe(said)
      expect(stateWith([])).toBe(said)
    },
  )
})
