import { describe, expect, it } from 'vitest'
import { birthDateBounds, consentDateBounds, lifeEventBounds } from './birth-date.ts'

const today = '2027-03-05'

describe('the date bounds of a form', () => {
  it('allow birth dates of people from 18 to 120 years old', () => {
    expect(birthDateBounds(today)).toEqual({ min_date: '1906-03-06', max_date: '2009-03-05' })
    expect(birthDateBounds('2028-02-29')).toEqual({ min_date: '1907-03-01', max_date: '2010-02-28' })
  })

  it('allow life events neither in the future nor before the oldest possible birth', () => {
    expect(lifeEventBounds(today)).toEqual({ min_date: '1906-03-06', max_date: today })
  })

  it('allow consent dates within the last year', () => {
    expect(consentDateBounds(today)).toEqual({ min_date: '2026-03-05', max_date: today })
  })
})
