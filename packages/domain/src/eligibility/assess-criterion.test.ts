import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Criterion } from '../study/study.ts'
import { assessCriterion } from './assess-criterion.ts'
import type { Profile } from './profile.ts'
import { anyCriterion } from './testing/arbitraries.ts'
import { person } from './testing/studies.ts'

const age: Criterion = { id: 'age', kind: 'age_between', min: 50, max: 85 }
const ageWithoutEnd: Criterion = { id: 'age', kind: 'age_between', min: 50 }
const stage: Criterion = { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] }
const partner: Criterion = { id: 'partner', kind: 'has_study_partner' }
const mri: Criterion = { id: 'mri', kind: 'mri_possible' }
const stroke: Criterion = { id: 'stroke', kind: 'free_of_condition', condition: 'stroke' }
const antiAmyloid: Criterion = { id: 'anti-amyloid', kind: 'not_treated_with', treatment: 'anti_amyloid' }

const told: [Criterion, Partial<Profile>][] = [
  [age, { age: 50 }],
  [age, { age: 85 }],
  [ageWithoutEnd, { age: 104 }],
  [stage, { stage: 'mci' }],
  [partner, { studyPartner: true }],
  [mri, { mri: true }],
  [stroke, { conditions: [] }],
  [stroke, { conditions: ['epilepsy'] }],
  [antiAmyloid, { treatments: [] }],
  [antiAmyloid, { treatments: ['alzheimer_medicine'] }],
]

const toldOtherwise: [Criterion, Partial<Profile>][] = [
  [age, { age: 49 }],
  [age, { age: 86 }],
  [ageWithoutEnd, { age: 49 }],
  [stage, { stage: 'no_symptoms' }],
  [partner, { studyPartner: false }],
  [mri, { mri: false }],
  [stroke, { conditions: ['epilepsy', 'stroke'] }],
  [antiAmyloid, { treatments: ['anti_amyloid'] }],
]

describe('a criterion', () => {
  it.each(told)('%j is met by %j', (criterion, given) => {
    expect(assessCriterion(criterion, person(given))).toBe('met')
  })

  it.each(toldOtherwise)('%j is not met by %j', (criterion, given) => {
    expect(assessCriterion(criterion, person(given))).toBe('not_met')
  })

  it('is never "not met" by what is unknown (A-15)', () => {
    assert(property(anyCriterion, (criterion) => assessCriterion(criterion, person()) === 'cannot_tell'))
  })

  it('cannot be told from an age that is no number', () => {
    expect(assessCriterion(age, person({ age: Number.NaN }))).toBe('cannot_tell')
  })

  it('that the team checks can never be told from answers', () => {
    const everything = person({ age: 64, stage: 'mci', studyPartner: true, mri: true, conditions: [], treatments: [] })
    expect(assessCriterion({ id: 'tau', kind: 'checked_by_team', topic: 'tau' }, everything)).toBe('cannot_tell')
  })
})
