import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Criterion } from '../study/study.ts'
import { assessStudy } from './assess-study.ts'
import { anyProfile, anyStudies } from './testing/arbitraries.ts'
import { lyon, paris, person, site, study } from './testing/studies.ts'

const from50: Criterion = { id: 'age', kind: 'age_between', min: 50 }
const partner: Criterion = { id: 'partner', kind: 'has_study_partner' }

describe('a study is a match (A-16)', () => {
  it('when every criterion is met', () => {
    expect(assessStudy(study({ criteria: [from50] }), person({ age: 64 }))).toMatchObject({
      outcome: 'match',
      reason: undefined,
      criteria: [{ id: 'age', kind: 'age_between', state: 'met', criterion: from50 }],
    })
  })

  it('when nothing is known yet', () => {
    expect(assessStudy(study({ criteria: [from50, partner] }), person()).outcome).toBe('match')
  })

  it('when it is still to confirm that it takes people in', () => {
    expect(assessStudy(study({ status: 'to_confirm' }), person()).outcome).toBe('match')
  })
})

describe('a study is no match', () => {
  it('when one criterion is known not to be met', () => {
    const criteria = [from50, partner]
    const assessment = assessStudy(study({ criteria }), person({ age: 64, studyPartner: false }))
    expect(assessment).toMatchObject({ outcome: 'no_match', reason: 'criteria' })
    expect(assessment.criteria.map(({ state }) => state)).toEqual(['met', 'not_met'])
  })

  it('when it is closed, whatever else holds', () => {
    const closed = study({ status: 'closed', criteria: [from50] })
    expect(assessStudy(closed, person({ age: 20 }))).toMatchObject({ outcome: 'no_match', reason: 'closed' })
  })

  it.each([
    ['no site at all', []],
    ['only a site in another country', [site('boston', { country: 'US' })]],
    ['only a site that takes nobody in', [site('paris', { recruiting: false })]],
  ])('when it has %s', (_, sites) => {
    expect(assessStudy(study({ sites }), person())).toMatchObject({
      outcome: 'no_match',
      reason: 'no_recruiting_site',
    })
  })
})

describe('the nearest site', () => {
  const sites = [site('lyon', { place: lyon }), site('paris', { place: paris })]

  it('is the one at the shortest distance', () => {
    expect(assessStudy(study({ sites }), person({ place: paris })).nearestSite).toMatchObject({
      site: { id: 'paris' },
      kilometres: 0,
    })
  })

  it('is one that takes people in, in the country of the person', () => {
    const closer = [site('closed', { recruiting: false }), site('abroad', { country: 'US' })]
    const assessment = assessStudy(
      study({ sites: [...closer, site('lyon', { place: lyon })] }),
      person({ place: paris }),
    )
    expect(assessment.nearestSite?.site.id).toBe('lyon')
  })

  it('is unknown when the place of the person is', () => {
    expect(assessStudy(study({ sites }), person())).not.toHaveProperty('nearestSite')
  })

  it('is unknown when the place makes no sense', () => {
    const nowhere = { latitude: Number.NaN, longitude: 0 }
    expect(assessStudy(study({ sites }), person({ place: nowhere }))).not.toHaveProperty('nearestSite')
  })
})

it('gives a reason exactly when there is no match', () => {
  assert(
    property(anyStudies, anyProfile, (studies, profile) => {
      for (const each of studies) {
        const { outcome, reason } = assessStudy(each, profile)
        expect(outcome === 'no_match').toBe(reason !== undefined)
      }
    }),
  )
})
