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
    'that the sources call %s is what the clinic has said last',
    (status) => {
      expect(statusOf(status, { ONE: 'paused' })).toBe('paused')
      expect(statusOf(status, { OTHER: 'paused' })).toBe(status)
    },
  )

  it('that has closed stays closed, whatever the clinic said before', () => {
    expect(statusOf('closed', { ONE: 'recruiting' })).toBe('closed')
  })

  it.each(['recruiting', 'to_confirm'] as const)(
    'whose sites all take nobody in is paused, though %s was said',
    (said) => {
      const closedSite = { ...site, recruiting: false }
      const stateWith = (sites: Study['sites']) => withStates([study({ code: 'ONE', sites })], { ONE: said })[0]?.status
      expect(stateWith([closedSite])).toBe('paused')
      expect(stateWith([closedSite, site])).toBe(said)
      expect(stateWith([])).toBe(said)
    },
  )
})
