import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Criterion } from '../study/study.ts'
import { assessStudy } from './eligibility.ts'
import { anyProfile, anyStudies } from './testing/arbitraries.ts'
import { lyon, paris, person, site, study } from './testing/studies.ts'

const from50: Criterion = { id: 'age', kind: 'age_between', min: 50 }
const partner: Criterion = { id: 'partner', kind: 'has_study_partner' }

const noDementia: Criterion = { id: 'population', kind: 'no_known_dementia' }
const tau: Criterion = { id: 'tau', kind: 'checked_by_team', topic: 'tau' }
const fitting = { age: 64, knownDementia: false, studyPartner: true }

describe('a study is a match (A-16)', () => {
  it('when it recruits and every criterion that a person can answer for is met', () => {
    const criteria = [from50, noDementia, partner, tau]
    expect(assessStudy(study({ criteria }), person(fitting))).toMatchObject({
      outcome: 'match',
      reason: undefined,
      criteria: [{ id: 'age', kind: 'age_between', state: 'met', criterion: from50 }, {}, {}, { state: 'cannot_tell' }],
    })
  })
})

describe('the outcome of a study is "cannot tell"', () => {
  it('when it is not confirmed that it recruits', () => {
    const toConfirm = study({ status: 'to_confirm', criteria: [from50, noDementia] })
    expect(assessStudy(toConfirm, person(fitting)).outcome).toBe('cannot_tell')
  })

  it.each([
    ['nothing is known', {}],
    ['a deciding fact is unknown', { ...fitting, studyPartner: undefined }],
    ['a deciding question was declined', { ...fitting, age: 'declined' }],
  ] as const)('when %s', (_, given) => {
    const criteria = [from50, noDementia, partner]
    expect(assessStudy(study({ criteria }), person(given)).outcome).toBe('cannot_tell')
  })

  it.each([
    ['age', [noDementia]],
    ['stage', [from50]],
    ['anything', []],
  ])('when it has no criterion about %s', (_, criteria) => {
    expect(assessStudy(study({ criteria }), person(fitting)).outcome).toBe('cannot_tell')
  })
})

describe('a study is not a match', () => {
  it('when one criterion is known not to be met', () => {
    const criteria = [from50, partner]
    const assessment = assessStudy(study({ criteria }), person({ age: 64, studyPartner: false }))
    expect(assessment).toMatchObject({ outcome: 'no_match', reason: 'criteria' })
    expect(assessment.criteria.map(({ state }) => state)).toEqual(['met', 'not_met'])
  })

  it.each(['closed', 'paused', 'not_yet_recruiting'] as const)('when it is %s', (status) => {
    const shut = study({ status, criteria: [from50] })
    expect(assessStudy(shut, person({ age: 20 }))).toMatchObject({ outcome: 'no_match', reason: status })
  })

  it.each([
    ['no site at all', [], 'no_site_in_country'],
    ['only a site in another country', [site('boston', { country: 'US' })], 'no_site_in_country'],
    ['no recruiting site', [site('paris', { recruiting: false })], 'no_recruiting_site'],
  ])('when it has %s', (_, sites, reason) => {
    expect(assessStudy(study({ sites }), person())).toMatchObject({ outcome: 'no_match', reason })
  })

  it("when it has no site in the person's country", () => {
    expect(assessStudy(study(), person({ residence: 'elsewhere' })).reason).toBe('no_site_in_country')
  })

  it("because of the person's answers, even if its location rules it out too", () => {
    const abroad = study({ criteria: [from50], sites: [site('boston', { country: 'US' })] })
    expect(assessStudy(abroad, person({ age: 40 })).reason).toBe('criteria')
  })
})

describe('the nearest site', () => {
  const sites = [site('lyon', { place: lyon }), site('paris', { place: paris })]

  it('is the site at the shortest distance', () => {
    expect(assessStudy(study({ sites }), person({ place: paris })).nearestSite).toMatchObject({
      site: { id: 'paris' },
      kilometres: 0,
    })
  })

  it('is a recruiting one in the country of the person', () => {
    const closer = [site('closed', { recruiting: false }), site('abroad', { country: 'US' })]
    const assessment = assessStudy(
      study({ sites: [...closer, site('lyon', { place: lyon })] }),
      person({ place: paris }),
    )
    expect(assessment.nearestSite?.site.id).toBe('lyon')
  })

  it('is unknown when the place of the person is unknown', () => {
    expect(assessStudy(study({ sites }), person())).not.toHaveProperty('nearestSite')
  })

  it('is unknown when the coordinates are invalid', () => {
    const nowhere = { latitude: Number.NaN, longitude: 0 }
    expect(assessStudy(study({ sites }), person({ place: nowhere }))).not.toHaveProperty('nearestSite')
  })
})

it('an assessment has a reason exactly when the study is not a match', () => {
  assert(
    property(anyStudies, anyProfile, (studies, profile) => {
      for (const each of studies) {
        const { outcome, reason } = assessStudy(each, profile)
        expect(outcome === 'no_match').toBe(reason !== undefined)
      }
    }),
  )
})
