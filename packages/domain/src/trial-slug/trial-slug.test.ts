import { describe, expect, it } from 'vitest'
import { locales } from '../locale/locale.ts'
import { slugOfTrial, trialCodesOf, trialOfSlug } from './trial-slug.ts'

describe('a slug', () => {
  it('leads back to the one study it names', () => {
    const codes = locales.flatMap(trialCodesOf)
    expect(codes.map(slugOfTrial).map(trialOfSlug)).toEqual(codes)
  })

  it.each(['PRECISE_AD', 'precise_ad', 'Precise-Ad', 'NO_TRIAL_MATCH', '', '__proto__', 'constructor'])(
    '%j names no study',
    (slug) => {
      expect(trialOfSlug(slug)).toBeUndefined()
    },
  )
})

it('shows each study on one site only (A-08)', () => {
  expect(trialCodesOf('fr')).toEqual(['PREDICTOM'])
  expect(trialCodesOf('en')).not.toContain('PREDICTOM')
  expect(trialCodesOf('en')).toHaveLength(5)
})
