import { countryOfLocale } from '@clairmemoire/domain/country'
import { type Profile, rankStudies } from '@clairmemoire/domain/eligibility'
import { locales } from '@clairmemoire/domain/locale'
import { openStudiesIn, studiesIn } from '@clairmemoire/domain/studies'
import { describe, expect, it } from 'vitest'
import { repositoryStudies, sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'

const studies = repositoryStudies('fr')

it('a document says that its study recruits only if a source says so (A-24)', () => {
  expect(studies.filter(({ status }) => status === 'recruiting').map(({ code }) => code)).toEqual(['MK2214'])
})

it('TRONTIER 1 does not have the register number of its possible duplicate', () => {
  expect(studies.find(({ code }) => code === 'TRONTIER_1')?.registryIds).toEqual([])
})

it('the site in each language has a recruiting study while the study sites are samples (A-38)', () => {
  for (const locale of locales)
    expect(sampleStudies.some((study) => study.locale === locale && study.status === 'recruiting')).toBe(true)
})

describe.each(sampleStudies)('$code', (study) => {
  it('has only sample study sites, all in the country of its language (A-25)', () => {
    const country = countryOfLocale(study.locale)
    expect(study.sites.length).toBeGreaterThan(1)
    for (const site of study.sites) expect(site).toMatchObject({ country, sample: true })
  })

  it('has one age criterion, and a criterion that the study team checks', () => {
    expect(study.criteria.filter(({ kind }) => kind === 'age_between')).toHaveLength(1)
    expect(study.criteria.some(({ kind }) => kind === 'checked_by_team')).toBe(true)
  })
})

it('nobody matches PRECISE-AD, whose enrolment has almost certainly ended', () => {
  const profile: Profile = {
    residence: 'US',
    age: 68,
    stages: { possible: ['mci'], unsureReason: 'unknown' },
    studyPartner: true,
  }
  const ranked = rankStudies(studiesIn('US', sampleStudies), profile)
  expect(ranked.find(({ code }) => code === 'PRECISE_AD')?.reason).toBe('paused')
  expect(openStudiesIn('US', sampleStudies).map(({ code }) => code)).not.toContain('PRECISE_AD')
})
