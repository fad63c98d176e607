import { describe, expect, it } from 'vitest'
import { catalogue, catalogueOf, listingOf, studyName, studyOfSlug } from './catalogue.ts'

const american = ['MK2214', 'TRAILBLAZER', 'PRECISE_AD', 'MINDSET_2', 'TRONTIER_1']

describe('a slug', () => {
  it('leads back to the one study it names', () => {
    expect(catalogue.map(({ slug }) => studyOfSlug(slug))).toEqual(catalogue)
  })

  it.each(['PRECISE_AD', 'precise_ad', 'Precise-Ad', 'NO_TRIAL_MATCH', '', '__proto__', 'constructor'])(
    '%j names no study',
    (slug) => {
      expect(studyOfSlug(slug)).toBeUndefined()
    },
  )
})

it('a code that is of no study here is its own name', () => {
  expect(studyName('PRECISE_AD')).toBe('PRECISE-AD')
  for (const code of ['NO_TRIAL_MATCH', 'NEW_STUDY', 'constructor']) expect(studyName(code)).toBe(code)
})

it.each(['NO_TRIAL_MATCH', '_', '', 'mk2214', '__proto__', 'constructor'])('no study is listed under %j', (code) => {
  expect(listingOf(code)).toBeUndefined()
})

it.each([
  ['fr', ['PREDICTOM']],
  ['en', american],
] as const)('the site in %s shows its own studies, in this order (A-08)', (locale, expected) => {
  const codes = catalogueOf(locale).map(({ code }) => code)
  expect(codes.filter((code) => ['PREDICTOM', ...american].includes(code))).toEqual(expected)
})

describe('a study', () => {
  it.each(catalogue)('$name has a code that the contract takes, and a slug that an address takes', (study) => {
    expect(study.code).toMatch(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/)
    expect(study.code.length).toBeLessThanOrEqual(40)
    expect(study.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(['code', 'name', 'slug'] as const)('has a %s of its own', (key) => {
    const values = [...catalogue.map((study) => study[key]), 'NO_TRIAL_MATCH']
    expect(new Set(values).size).toBe(values.length)
  })
})
