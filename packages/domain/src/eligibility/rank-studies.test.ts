import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Criterion, Study } from '../study/study.ts'
import { rankStudies } from './eligibility.ts'
import { anyProfile, anyStudies } from './testing/arbitraries.ts'
import { lyon, paris, person, site, study } from './testing/studies.ts'

const from50: Criterion = { id: 'age', kind: 'age_between', min: 50 }
const partner: Criterion = { id: 'partner', kind: 'has_study_partner' }
const upTo50: Criterion = { id: 'age', kind: 'age_between', min: 18, max: 50 }
const noDementia: Criterion = { id: 'population', kind: 'no_known_dementia' }
const inLyon = [site('lyon', { place: lyon })]
const somebody = person({ age: 40, knownDementia: false, place: paris })

function codesInOrder(...studies: Study[]) {
  return rankStudies(studies, somebody).map(({ code }) => code)
}

describe('the order of studies', () => {
  it('puts matches first, then "cannot tell", then "no match", even if the last one recruits', () => {
    const match = study({ code: 'TRONTIER_1', criteria: [upTo50, noDementia] })
    const open = study({ code: 'PREDICTOM', status: 'to_confirm', criteria: [partner] })
    const none = study({ code: 'MK2214', criteria: [from50] })
    expect(codesInOrder(none, open, match)).toEqual(['TRONTIER_1', 'PREDICTOM', 'MK2214'])
  })

  it('then puts "recruiting" before "to confirm", even if the site is farther away and more criteria are open', () => {
    const open = study({ code: 'PREDICTOM', criteria: [partner], sites: inLyon })
    expect(codesInOrder(study({ code: 'MK2214', status: 'to_confirm' }), open)).toEqual(['PREDICTOM', 'MK2214'])
  })

  it('then puts the nearer study first, even if it has more open criteria', () => {
    const near = study({ code: 'PREDICTOM', criteria: [partner] })
    expect(codesInOrder(study({ code: 'MK2214', sites: inLyon }), near)).toEqual(['PREDICTOM', 'MK2214'])
  })

  it('then puts the study with fewer open criteria first', () => {
    expect(codesInOrder(study({ code: 'MK2214', criteria: [partner] }), study({ code: 'PREDICTOM' }))).toEqual([
      'PREDICTOM',
      'MK2214',
    ])
  })

  it('then sorts by code', () => {
    expect(codesInOrder(study({ code: 'PREDICTOM' }), study({ code: 'MK2214' }))).toEqual(['MK2214', 'PREDICTOM'])
  })

  it('does not depend on the order in which studies are given', () => {
    assert(
      property(anyStudies, anyProfile, (studies, profile) => {
        expect(rankStudies(studies.toReversed(), profile)).toEqual(rankStudies(studies, profile))
      }),
    )
  })

  it('contains every study once, sorted by outcome', () => {
    assert(
      property(anyStudies, anyProfile, (studies, profile) => {
        const ranked = rankStudies(studies, profile)
        expect(ranked.map(({ code }) => code).toSorted()).toEqual(studies.map(({ code }) => code).toSorted())
        const ranks = ranked.map(({ outcome }) => ['match', 'cannot_tell', 'no_match'].indexOf(outcome))
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }),
    )
  })
})
