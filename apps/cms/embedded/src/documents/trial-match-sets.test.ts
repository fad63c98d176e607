import { type Locale, locales } from '@clairmemoire/domain/locale'
import { resolveTrialMatch } from '@clairmemoire/domain/trial-match'
import { describe, expect, it } from 'vitest'
import { repositoryStudies } from '@clairmemoire/cms-client/testing/repository-studies'

const trialMatch = (code: string | undefined, locale: Locale) =>
  resolveTrialMatch(code, locale, repositoryStudies('fr'))

describe('the English set (R3-02)', () => {
  it.each([
    ['MK2214', 'MK-2214', '/clinical-trials/mk2214'],
    ['TRAILBLAZER', 'TRAILBLAZER', '/clinical-trials/trailblazer'],
    ['PRECISE_AD', 'PRECISE-AD', '/clinical-trials/precise-ad'],
    ['MINDSET_2', 'MINDSET-2', '/clinical-trials/mindset-2'],
    ['TRONTIER_1', 'TRONTIER-1', '/clinical-trials/trontier-1'],
    ['NO_TRIAL_MATCH', 'NO_TRIAL_MATCH', '/clinical-trials'],
  ])('%s is shown as %s and links to %s (R3-04, R2-50)', (code, name, link) => {
    expect(trialMatch(code, 'en')).toEqual({ code, name, link })
  })

  it('does not contain the French study', () => {
    expect(trialMatch('PREDICTOM', 'en').code).toBe('NO_TRIAL_MATCH')
  })
})

describe('the French set (R3-03)', () => {
  it.each([
    ['PREDICTOM', 'PREDICTOM', '/essais-cliniques/predictom'],
    ['NO_TRIAL_MATCH', 'NO_TRIAL_MATCH', '/essais-cliniques'],
  ])('%s is shown as %s and links to %s', (code, name, link) => {
    expect(trialMatch(code, 'fr')).toEqual({ code, name, link })
  })

  it.each(['MK2214', 'TRAILBLAZER', 'PRECISE_AD', 'MINDSET_2', 'TRONTIER_1'])('does not contain %s', (code) => {
    expect(trialMatch(code, 'fr').code).toBe('NO_TRIAL_MATCH')
  })
})

describe('a code', () => {
  it.each(['precise_ad', 'Precise_Ad', 'PRECISE_AD'])('%s is case-insensitive (R4-06)', (code) => {
    expect(trialMatch(code, 'en').code).toBe('PRECISE_AD')
  })

  it.each([undefined, '', '_', 'precise-ad', ' MK2214', 'MK-2214', '__proto__', 'constructor'])(
    '%j is not a match (R4-05, R4-07)',
    (code) => {
      for (const locale of locales) expect(trialMatch(code, locale).code).toBe('NO_TRIAL_MATCH')
    },
  )
})
