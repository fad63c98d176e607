import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../locale/locale.ts'
import { resolveTrialMatch } from './trial-match.ts'
import { trialName } from './trial-name.ts'

describe('the English set (R3-02)', () => {
  it.each([
    ['MK2214', 'MK-2214', '/clinical-trials/mk2214'],
    ['TRAILBLAZER', 'TRAILBLAZER', '/clinical-trials/trailblazer'],
    ['PRECISE_AD', 'PRECISE-AD', '/clinical-trials/precise-ad'],
    ['MINDSET_2', 'MINDSET-2', '/clinical-trials/mindset-2'],
    ['TRONTIER_1', 'TRONTIER-1', '/clinical-trials/trontier-1'],
    ['NO_TRIAL_MATCH', 'NO_TRIAL_MATCH', '/clinical-trials'],
  ])('%s is shown as %s and links to %s (R3-04, R2-50)', (code, name, link) => {
    expect(resolveTrialMatch(code, 'en')).toEqual({ code, name, link })
  })

  it('does not hold the French study', () => {
    expect(resolveTrialMatch('PREDICTOM', 'en').code).toBe('NO_TRIAL_MATCH')
  })
})

describe('the French set (R3-03)', () => {
  it.each([
    ['PREDICTOM', 'PREDICTOM', '/essais-cliniques/predictom'],
    ['NO_TRIAL_MATCH', 'NO_TRIAL_MATCH', '/essais-cliniques'],
  ])('%s is shown as %s and links to %s', (code, name, link) => {
    expect(resolveTrialMatch(code, 'fr')).toEqual({ code, name, link })
  })

  it.each(['MK2214', 'TRAILBLAZER', 'PRECISE_AD', 'MINDSET_2', 'TRONTIER_1'])('does not hold %s', (code) => {
    expect(resolveTrialMatch(code, 'fr').code).toBe('NO_TRIAL_MATCH')
  })
})

describe('a code', () => {
  it.each(['precise_ad', 'Precise_Ad', 'PRECISE_AD'])('%s is read in any case (R4-06)', (code) => {
    expect(resolveTrialMatch(code, 'en').code).toBe('PRECISE_AD')
  })

  it.each([undefined, '', '_'])('%j means no match (R4-05)', (code) => {
    expect(resolveTrialMatch(code, 'en').code).toBe('NO_TRIAL_MATCH')
  })

  it.each(['precise-ad', ' MK2214', 'MK-2214', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%j is unknown, so no match (R4-07)',
    (code) => {
      for (const locale of locales) expect(resolveTrialMatch(code, locale).code).toBe('NO_TRIAL_MATCH')
    },
  )

  it('always leads somewhere', () => {
    assert(
      property(string(), constantFrom(...locales), (code, locale) => {
        expect(resolveTrialMatch(code, locale).link).toMatch(/^\/(essais-cliniques|clinical-trials)/)
      }),
    )
  })
})

it('the name of a study is the same in every language', () => {
  expect(trialName('PRECISE_AD')).toBe('PRECISE-AD')
  expect(trialName('PREDICTOM')).toBe(resolveTrialMatch('PREDICTOM', 'fr').name)
})
