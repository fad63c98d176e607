import {
  type Arbitrary,
  array,
  boolean,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  record,
  subarray,
  uniqueArray,
} from 'fast-check'

import type { Criterion, Study } from '../../study/study.ts'
import type { Profile } from '../eligibility.ts'
import { site, study } from './studies.ts'

const stages = ['no_symptoms', 'mci', 'mild_dementia', 'moderate_dementia', 'severe_dementia'] as const
const conditions = ['stroke', 'epilepsy', 'other_brain_disease', 'recent_cancer'] as const
const treatments = ['anti_amyloid', 'alzheimer_medicine'] as const
const country = constantFrom('FR', 'US')
const place = record({
  latitude: double({ min: -90, max: 90, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
})

function unknownOr<Known>(known: Arbitrary<Known>): Arbitrary<Known | undefined> {
  return option(known, { nil: undefined })
}

function answered<Known>(known: Arbitrary<Known>): Arbitrary<Known | 'declined' | undefined> {
  return unknownOr(oneof(known, constantFrom('declined')))
}

function named(ids: readonly string[]) {
  return unknownOr(record({ named: subarray([...ids]), others: constantFrom('none', 'unknown', 'declined') }))
}

export const anyCriterion: Arbitrary<Criterion> = oneof(
  integer({ min: 18, max: 90 }).map((min): Criterion => ({ id: 'age', kind: 'age_between', min, max: min + 20 })),
  subarray([...stages]).map((among): Criterion => ({ id: 'stage', kind: 'stage_among', stages: among })),
  constantFrom('has_study_partner', 'mri_possible', 'no_known_dementia').map((kind): Criterion => ({ id: kind, kind })),
  constantFrom(...conditions).map((condition): Criterion => ({ id: condition, kind: 'free_of_condition', condition })),
  constantFrom(...treatments).map((treatment): Criterion => ({ id: treatment, kind: 'not_treated_with', treatment })),
  constantFrom('amyloid', 'tau').map((topic): Criterion => ({ id: topic, kind: 'checked_by_team', topic })),
)

export const anyProfile: Arbitrary<Profile> = record({
  residence: constantFrom('FR', 'US', 'elsewhere'),
  place: unknownOr(place),
  age: answered(oneof(integer({ min: 18, max: 110 }), constantFrom(Number.NaN))),
  stages: unknownOr(record({ among: subarray([...stages]), open: constantFrom('unknown', 'declined') })),
  knownDementia: answered(boolean()),
  studyPartner: answered(boolean()),
  mri: answered(boolean()),
  conditions: named(conditions),
  treatments: named(treatments),
})

const anySites = array(record({ country, place, recruiting: boolean() }), { maxLength: 4 })

/** Studies of different codes, as in a catalogue. */
export const anyStudies: Arbitrary<Study[]> = uniqueArray(
  record({
    code: constantFrom('MK2214', 'TRAILBLAZER', 'PRECISE_AD', 'MINDSET_2', 'TRONTIER_1', 'PREDICTOM'),
    status: constantFrom('recruiting', 'to_confirm', 'paused', 'not_yet_recruiting', 'closed'),
    criteria: array(anyCriterion, { maxLength: 4 }),
    sites: anySites.map((sites) => sites.map((given, index) => site(`site-${index}`, given))),
  }).map(study),
  { selector: ({ code }) => code },
)
