import { countryOfLocale } from '@clairmemoire/domain/country'
import { type Profile, rankStudies } from '@clairmemoire/domain/eligibility'
import { locales } from '@clairmemoire/domain/locale'
import type { Study, StudySite } from '@clairmemoire/domain/study'
import { studyProblems } from '@clairmemoire/domain/study-problems'
import { describe, expect, it } from 'vitest'
import { catalogue, catalogueOf } from './catalogue.ts'
import { studies as facts, openStudiesIn, studiesAt, studiesIn, studiesOf, studyOfCode } from './register.ts'
import { sampleSites } from './sample-sites.ts'
import { sampleStates } from './sample-states.ts'

const studies = studiesAt(sampleSites)

describe('the register', () => {
  it('has the facts of each study of the catalogue, in its order', () => {
    expect(facts.map(({ code, name, slug, locale }) => ({ code, name, slug, locale }))).toEqual(catalogue)
  })

  it.each(locales)('has the studies of the catalogue in %s (A-08)', (locale) => {
    expect(studiesOf(locale).map(({ code }) => code)).toEqual(catalogueOf(locale).map(({ code }) => code))
  })

  it.each(['NO_TRIAL_MATCH', '_', '', 'mk2214', '__proto__', 'constructor'])('has no study for %j', (code) => {
    expect(studyOfCode(code)).toBeUndefined()
  })

  it('says that a study recruits only where a source does (A-24)', () => {
    const recruiting = facts.filter(({ status }) => status === 'recruiting').map(({ code }) => code)
    expect(recruiting).toEqual(['MK2214'])
  })

  it('does not give TRONTIER 1 the number of what may be its twin', () => {
    expect(studyOfCode('TRONTIER_1')?.registryIds).toEqual([])
  })
})

it('a study whose sites are invented is as an invented word of the clinic says, and as no other one says (A-38)', () => {
  const real = (sites: readonly StudySite[]) => sites.map((site) => ({ ...site, sample: false }))
  const entered = Object.fromEntries(Object.entries(sampleSites).map(([code, sites]) => [code, real(sites)]))
  const statusIn = (all: readonly Study[]) => all.find(({ code }) => code === 'PREDICTOM')?.status
  expect(statusIn(studies)).toBe('recruiting')
  expect(statusIn(studiesAt(entered))).toBe('to_confirm')
  expect(Object.keys(sampleStates).toSorted()).toEqual(facts.map(({ code }) => code).toSorted())
})

it('sample sites are those of a study', () => {
  expect(Object.keys(sampleSites).toSorted()).toEqual(facts.map(({ code }) => code).toSorted())
})

describe.each(studies)('$code', (study) => {
  it('has the day it was last compared with public sources (R0-22)', () => {
    expect(study.lastChecked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('can be published', () => {
    expect(studyProblems(study)).toEqual([])
  })

  it('has only sample sites, in the country of its site alone (A-25)', () => {
    const country = countryOfLocale(study.locale)
    expect(study.sites.length).toBeGreaterThan(1)
    for (const site of study.sites) expect(site).toMatchObject({ country, sample: true })
  })

  it('names each criterion and each site once', () => {
    for (const list of [study.criteria, study.sites]) {
      const ids = list.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('asks for an age, with bounds in order', () => {
    const ages = study.criteria.filter((criterion) => criterion.kind === 'age_between')
    expect(ages).toHaveLength(1)
    for (const { min, max } of ages) expect(max ?? Infinity).toBeGreaterThan(min)
  })

  it('leaves something for the study team to check', () => {
    expect(study.criteria.some(({ kind }) => kind === 'checked_by_team')).toBe(true)
  })
})

it('nobody is led to PRECISE-AD, whose enrolment has almost certainly ended', () => {
  const profile: Profile = { residence: 'US', age: 68, stages: { among: ['mci'], open: 'unknown' }, studyPartner: true }
  const ranked = rankStudies(studiesIn('US', studies), profile)
  expect(ranked.find(({ code }) => code === 'PRECISE_AD')?.reason).toBe('paused')
  expect(openStudiesIn('US', studies).map(({ code }) => code)).not.toContain('PRECISE_AD')
})
