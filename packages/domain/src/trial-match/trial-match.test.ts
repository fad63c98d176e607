import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../locale/locale.ts'
import type { StudyListing } from '../study/study.ts'
import { resolveTrialMatch } from './trial-match.ts'

const studies: readonly StudyListing[] = [
  { code: 'EARLY_1', name: 'EARLY-1', slug: 'early-1', locale: 'en' },
  { code: 'TOT', name: 'TOT', slug: 'tot', locale: 'fr' },
]

describe('a study', () => {
  it('is shown by its name and links to its page on the site of its locale (R3-01, R2-50)', () => {
    expect(resolveTrialMatch('EARLY_1', 'en', studies)).toEqual({
      code: 'EARLY_1',
      name: 'EARLY-1',
      link: '/clinical-trials/early-1',
    })
    expect(resolveTrialMatch('TOT', 'fr', studies).link).toBe('/essais-cliniques/tot')
  })

  it('of the other locale is not a match', () => {
    expect(resolveTrialMatch('EARLY_1', 'fr', studies).code).toBe('NO_TRIAL_MATCH')
    expect(resolveTrialMatch('TOT', 'en', studies).code).toBe('NO_TRIAL_MATCH')
  })
})

it('no match is shown as NO_TRIAL_MATCH and links to the catalogue (R2-51)', () => {
  const match = { code: 'NO_TRIAL_MATCH', name: 'NO_TRIAL_MATCH' }
  expect(resolveTrialMatch('NO_TRIAL_MATCH', 'en', studies)).toEqual({ ...match, link: '/clinical-trials' })
  expect(resolveTrialMatch('NO_TRIAL_MATCH', 'fr', studies)).toEqual({ ...match, link: '/essais-cliniques' })
})

describe('a code', () => {
  it.each(['early_1', 'Early_1', 'EARLY_1'])('%s is case-insensitive (R4-06)', (code) => {
    expect(resolveTrialMatch(code, 'en', studies).code).toBe('EARLY_1')
  })

  it.each([undefined, '', '_'])('%j means no match (R4-05)', (code) => {
    expect(resolveTrialMatch(code, 'en', studies).code).toBe('NO_TRIAL_MATCH')
  })

  it.each(['early-1', ' EARLY_1', 'EARLY-1', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%j is unknown, so no match (R4-07)',
    (code) => {
      for (const locale of locales) expect(resolveTrialMatch(code, locale, studies).code).toBe('NO_TRIAL_MATCH')
    },
  )

  it('always resolves to a link', () => {
    assert(
      property(string(), constantFrom(...locales), (code, locale) => {
        expect(resolveTrialMatch(code, locale, studies).link).toMatch(/^\/(essais-cliniques|clinical-trials)/)
      }),
    )
  })
})
