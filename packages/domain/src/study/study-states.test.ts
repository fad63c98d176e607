import { describe, expect, it } from 'vitest'
import { study } from '../eligibility/testing/studies.ts'
import { type StudyStatus, withStates } from './study.ts'

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

  it('that has closed stays closed, whatever was said before', () => {
    expect(statusOf('closed', { ONE: 'recruiting' })).toBe('closed')
  })
})
