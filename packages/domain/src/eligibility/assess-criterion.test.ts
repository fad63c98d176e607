import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Criterion } from '../study/study.ts'
import { assessCriterion, type Profile } from './eligibility.ts'
import { anyCriterion } from './testing/arbitraries.ts'
import { person } from './testing/studies.ts'

const age: Criterion = { id: 'age', kind: 'age_between', min: 50, max: 85 }
const ageWithoutEnd: Criterion = { id: 'age', kind: 'age_between', min: 50 }
const stage: Criterion = { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] }
const partner: Criterion = { id: 'partner', kind: 'has_study_partner' }
const mri: Criterion = { id: 'mri', kind: 'mri_possible' }
const stroke: Criterion = { id: 'stroke', kind: 'free_of_condition', condition: 'stroke' }
const antiAmyloid: Criterion = { id: 'anti-amyloid', kind: 'not_treated_with', treatment: 'anti_amyloid' }
const noDementia: Criterion = { id: 'population', kind: 'no_known_dementia' }

const none = { named: [], others: 'none' } as const
const anyStage = ['no_symptoms', 'mci', 'mild_dementia', 'moderate_dementia', 'severe_dementia'] as const

const open: [Criterion, Partial<Profile>, 'cannot_tell' | 'declined'][] = [
  [stage, { stages: { among: ['mci', 'moderate_dementia'], open: 'unknown' } }, 'cannot_tell'],
  [stage, { stages: { among: anyStage, open: 'declined' } }, 'declined'],
  [stroke, { conditions: { named: ['epilepsy'], others: 'unknown' } }, 'cannot_tell'],
  [stroke, { conditions: { named: [], others: 'declined' } }, 'declined'],
  [age, { age: 'declined' }, 'declined'],
  [noDementia, { knownDementia: 'declined' }, 'declined'],
  [partner, { studyPartner: 'declined' }, 'declined'],
]

const told: [Criterion, Partial<Profile>][] = [
  [age, { age: 50 }],
  [age, { age: 85 }],
  [ageWithoutEnd, { age: 104 }],
  [stage, { stages: { among: ['mci'], open: 'unknown' } }],
  [stage, { stages: { among: ['mci', 'mild_dementia'], open: 'unknown' } }],
  [noDementia, { knownDementia: false }],
  [partner, { studyPartner: true }],
  [mri, { mri: true }],
  [stroke, { conditions: none }],
  [stroke, { conditions: { named: ['epilepsy'], others: 'none' } }],
  [antiAmyloid, { treatments: none }],
  [antiAmyloid, { treatments: { named: ['alzheimer_medicine'], others: 'none' } }],
]

const toldOtherwise: [Criterion, Partial<Profile>][] = [
  [age, { age: 49 }],
  [age, { age: 86 }],
  [ageWithoutEnd, { age: 49 }],
  [stage, { stages: { among: ['no_symptoms'], open: 'unknown' } }],
  [stage, { stages: { among: [], open: 'unknown' } }],
  [stage, { stages: { among: ['moderate_dementia', 'severe_dementia'], open: 'declined' } }],
  [noDementia, { knownDementia: true }],
  [partner, { studyPartner: false }],
  [mri, { mri: false }],
  [stroke, { conditions: { named: ['epilepsy', 'stroke'], others: 'none' } }],
  [stroke, { conditions: { named: ['stroke'], others: 'declined' } }],
  [antiAmyloid, { treatments: { named: ['anti_amyloid'], others: 'none' } }],
]

describe('a criterion', () => {
  it.each(told)('%j is met by %j', (criterion, given) => {
    expect(assessCriterion(criterion, person(given))).toBe('met')
  })

  it.each(toldOtherwise)('%j is not met by %j', (criterion, given) => {
    expect(assessCriterion(criterion, person(given))).toBe('not_met')
  })

  it.each(open)('%j with %j is %s', (criterion, given, state) => {
    expect(assessCriterion(criterion, person(given))).toBe(state)
  })

  it('is never "not met" by what is unknown (A-15)', () => {
    assert(property(anyCriterion, (criterion) => assessCriterion(criterion, person()) === 'cannot_tell'))
  })

  it('cannot be told from an age that is no number', () => {
    expect(assessCriterion(age, person({ age: Number.NaN }))).toBe('cannot_tell')
  })

  it('that the team checks can never be told from answers', () => {
    const everything = person({ age: 64, studyPartner: true, mri: true, conditions: none, treatments: none })
    expect(assessCriterion({ id: 'tau', kind: 'checked_by_team', topic: 'tau' }, everything)).toBe('cannot_tell')
  })
})
