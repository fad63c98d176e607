import { assert, property, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Criterion } from '../study/study.ts'
import { assessCriterion, type Profile } from './eligibility.ts'
import { anyCriterion, anyProfile } from './testing/arbitraries.ts'
import { person } from './testing/studies.ts'

const age: Criterion = { id: 'age', kind: 'age_between', min: 50, max: 85 }
const ageWithoutEnd: Criterion = { id: 'age', kind: 'age_between', min: 50 }
const stage: Criterion = { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] }
const partner: Criterion = { id: 'partner', kind: 'has_study_partner' }
const mri: Criterion = { id: 'mri', kind: 'mri_possible' }
const stroke: Criterion = { id: 'stroke', kind: 'free_of_condition', condition: 'stroke' }
const antiAmyloid: Criterion = { id: 'anti-amyloid', kind: 'not_treated_with', treatment: 'anti_amyloid' }
const noDementia: Criterion = { id: 'population', kind: 'no_known_dementia' }

const strokeThisYear: Criterion = { ...stroke, months: 12 }
const tenHours: Criterion = { id: 'hours', kind: 'at_least', amount: 'partner_hours', least: 10 }
const atHome: Criterion = { id: 'home', kind: 'answer_among', question: 'residence', answers: ['home', 'senior_home'] }
const worries: Criterion = { id: 'worries', kind: 'has_memory_worries' }
const pacemaker: Criterion = { id: 'pacemaker', kind: 'free_of_condition', condition: 'pacemaker' }
const tau: Criterion = { id: 'tau', kind: 'checked_by_team', topic: 'tau' }
const tree = (kind: 'all_of' | 'any_of' | 'none_of', ...criteria: Criterion[]): Criterion => ({
  id: kind,
  kind,
  criteria,
})

const none = { named: [], others: 'none' } as const
const anyStage = ['no_symptoms', 'mci', 'mild_dementia', 'moderate_dementia', 'severe_dementia'] as const

const hadStroke = { lists: { conditions: { named: ['stroke'], others: 'none' } } } as const

const open: [Criterion, Partial<Profile>, 'cannot_tell' | 'declined'][] = [
  [stage, { stages: { possible: ['mci', 'moderate_dementia'], unsureReason: 'unknown' } }, 'cannot_tell'],
  [stage, { stages: { possible: anyStage, unsureReason: 'declined' } }, 'declined'],
  [stroke, { lists: { conditions: { named: ['epilepsy'], others: 'unknown' } } }, 'cannot_tell'],
  [stroke, { lists: { conditions: { named: [], others: 'declined' } } }, 'declined'],
  [age, { age: 'declined' }, 'declined'],
  [noDementia, { knownDementia: 'declined' }, 'declined'],
  [partner, { studyPartner: 'declined' }, 'declined'],
  [strokeThisYear, { lists: { conditions: { named: ['stroke'], others: 'none' } } }, 'cannot_tell'],
  [strokeThisYear, { ...hadStroke, since: { stroke: [6, 24] } }, 'cannot_tell'],
  [strokeThisYear, { ...hadStroke, since: { stroke: 'declined' } }, 'declined'],
  [tenHours, { amounts: { partner_hours: [4, 40] } }, 'cannot_tell'],
  [atHome, { chosen: { residence: 'declined' } }, 'declined'],
  [tree('any_of', partner, mri), { studyPartner: false }, 'cannot_tell'],
  [tree('any_of', partner, mri), { mri: 'declined' }, 'declined'],
  [tree('any_of', partner, tau), { studyPartner: false }, 'cannot_tell'],
  [tree('all_of', partner, mri), { studyPartner: true }, 'cannot_tell'],
  [tree('none_of', partner, mri), { studyPartner: false }, 'cannot_tell'],
]

const met: [Criterion, Partial<Profile>][] = [
  [age, { age: 50 }],
  [age, { age: 85 }],
  [ageWithoutEnd, { age: 104 }],
  [stage, { stages: { possible: ['mci'], unsureReason: 'unknown' } }],
  [stage, { stages: { possible: ['mci', 'mild_dementia'], unsureReason: 'unknown' } }],
  [noDementia, { knownDementia: false }],
  [partner, { studyPartner: true }],
  [mri, { mri: true }],
  [stroke, { lists: { conditions: none } }],
  [stroke, { lists: { conditions: { named: ['epilepsy'], others: 'none' } } }],
  [antiAmyloid, { lists: { treatments: none } }],
  [strokeThisYear, { lists: { conditions: none } }],
  [strokeThisYear, { ...hadStroke, since: { stroke: [12, 24] } }],
  [tenHours, { amounts: { partner_hours: [10, 40] } }],
  [atHome, { chosen: { residence: 'senior_home' } }],
  [worries, { memoryWorries: true }],
  [pacemaker, { lists: { mri_obstacles: none } }],
  [tree('any_of', partner, mri), { studyPartner: true }],
  [tree('all_of', partner, mri), { studyPartner: true, mri: true }],
  [tree('none_of', partner, mri), { studyPartner: false, mri: false }],
  [antiAmyloid, { lists: { treatments: { named: ['alzheimer_medicine'], others: 'none' } } }],
]

const unmet: [Criterion, Partial<Profile>][] = [
  [age, { age: 49 }],
  [age, { age: 86 }],
  [ageWithoutEnd, { age: 49 }],
  [stage, { stages: { possible: ['no_symptoms'], unsureReason: 'unknown' } }],
  [stage, { stages: { possible: [], unsureReason: 'unknown' } }],
  [stage, { stages: { possible: ['moderate_dementia', 'severe_dementia'], unsureReason: 'declined' } }],
  [noDementia, { knownDementia: true }],
  [strokeThisYear, { ...hadStroke, since: { stroke: [6, 12] } }],
  [tenHours, { amounts: { partner_hours: [4, 10] } }],
  [atHome, { chosen: { residence: 'care_home' } }],
  [worries, { memoryWorries: false }],
  [pacemaker, { lists: { mri_obstacles: { named: ['pacemaker'], others: 'none' } } }],
  [tree('any_of', partner, mri), { studyPartner: false, mri: false }],
  [tree('all_of', partner, mri), { mri: false }],
  [tree('none_of', partner, mri), { mri: true }],
  [partner, { studyPartner: false }],
  [mri, { mri: false }],
  [stroke, { lists: { conditions: { named: ['epilepsy', 'stroke'], others: 'none' } } }],
  [stroke, { lists: { conditions: { named: ['stroke'], others: 'declined' } } }],
  [antiAmyloid, { lists: { treatments: { named: ['anti_amyloid'], others: 'none' } } }],
]

const subsetOfFacts = subarray([
  'age',
  'stages',
  'knownDementia',
  'memoryWorries',
  'studyPartner',
  'mri',
  'lists',
  'since',
  'chosen',
  'amounts',
])

describe('a criterion', () => {
  it.each(met)('%j is met by %j', (criterion, given) => {
    expect(assessCriterion(criterion, person(given))).toBe('met')
  })

  it.each(unmet)('%j is not met by %j', (criterion, given) => {
    expect(assessCriterion(criterion, person(given))).toBe('not_met')
  })

  it.each(open)('%j with %j is %s', (criterion, given, state) => {
    expect(assessCriterion(criterion, person(given))).toBe(state)
  })

  it('is never "not met" because of an unknown fact (A-15)', () => {
    assert(property(anyCriterion, (criterion) => assessCriterion(criterion, person()) === 'cannot_tell'))
  })

  it('stays decided when more becomes known', () => {
    assert(
      property(anyCriterion, anyProfile, subsetOfFacts, (criterion, profile, facts) => {
        const less = Object.fromEntries(Object.entries(profile).filter(([name]) => facts.includes(name)))
        const before = assessCriterion(criterion, person(less))
        return before === 'cannot_tell' || before === 'declined' || before === assessCriterion(criterion, profile)
      }),
    )
  })

  it('is "cannot tell" for an age that is not a number', () => {
    expect(assessCriterion(age, person({ age: Number.NaN }))).toBe('cannot_tell')
  })

  it('is "cannot tell" when only the team can check it', () => {
    const everything = person({ age: 64, studyPartner: true, mri: true, lists: { conditions: none, treatments: none } })
    expect(assessCriterion({ id: 'tau', kind: 'checked_by_team', topic: 'tau' }, everything)).toBe('cannot_tell')
  })
})
