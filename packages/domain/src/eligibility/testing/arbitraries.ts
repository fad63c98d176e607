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
  tuple,
  uniqueArray,
} from 'fast-check'

import {
  type Amount,
  amounts,
  type Choice,
  choices,
  type Criterion,
  conditions,
  lists,
  monthsAgo,
  type Range,
  treatments,
} from '../../study/criterion.ts'
import type { Study } from '../../study/study.ts'
import type { Profile } from '../eligibility.ts'
import { site, study } from './studies.ts'

const stages = ['no_symptoms', 'mci', 'mild_dementia', 'moderate_dementia', 'severe_dementia'] as const
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

const ranges: readonly Range[] = Object.values(monthsAgo)
const anyMonths = option(integer({ min: 1, max: 60 }), { nil: undefined }).map((months) => (months ? { months } : {}))

const anyPart: Arbitrary<Criterion> = oneof(
  integer({ min: 18, max: 90 }).map((min): Criterion => ({ id: 'age', kind: 'age_between', min, max: min + 20 })),
  subarray([...stages]).map((among): Criterion => ({ id: 'stage', kind: 'stage_among', stages: among })),
  constantFrom('has_study_partner', 'mri_possible', 'no_known_dementia', 'has_memory_worries').map(
    (kind): Criterion => ({ id: kind, kind }),
  ),
  tuple(constantFrom(...conditions), anyMonths).map(
    ([condition, months]): Criterion => ({ id: condition, kind: 'free_of_condition', condition, ...months }),
  ),
  tuple(constantFrom(...treatments), anyMonths).map(
    ([treatment, months]): Criterion => ({ id: treatment, kind: 'not_treated_with', treatment, ...months }),
  ),
  constantFrom(...(Object.keys(choices) as Choice[])).chain((question) =>
    subarray([...choices[question]] as string[], { minLength: 1 }).map(
      (answers): Criterion => ({ id: question, kind: 'answer_among', question, answers }),
    ),
  ),
  tuple(constantFrom(...(Object.keys(amounts) as Amount[])), integer({ min: 1, max: 60 })).map(
    ([amount, least]): Criterion => ({ id: amount, kind: 'at_least', amount, least }),
  ),
  constantFrom('amyloid', 'tau').map((topic): Criterion => ({ id: topic, kind: 'checked_by_team', topic })),
)

/** Includes combinations of up to three criteria. */
export const anyCriterion: Arbitrary<Criterion> = oneof(
  { weight: 3, arbitrary: anyPart },
  tuple(constantFrom('all_of', 'any_of', 'none_of'), array(anyPart, { minLength: 1, maxLength: 3 })).map(
    ([kind, criteria]): Criterion => ({ id: kind, kind, criteria }),
  ),
)

const anyLists = record(
  Object.fromEntries(Object.entries(lists).map(([list, entries]) => [list, named(entries)])),
) as Arbitrary<NonNullable<Profile['lists']>>

function someOf<Name extends string, Fact>(names: readonly Name[], fact: (name: Name) => Arbitrary<Fact>) {
  return record(Object.fromEntries(names.map((name) => [name, fact(name)])) as Record<Name, Arbitrary<Fact>>)
}

export const anyProfile: Arbitrary<Profile> = record({
  residence: constantFrom('FR', 'US', 'elsewhere'),
  place: unknownOr(place),
  age: answered(oneof(integer({ min: 18, max: 110 }), constantFrom(Number.NaN))),
  stages: unknownOr(record({ possible: subarray([...stages]), unsureReason: constantFrom('unknown', 'declined') })),
  knownDementia: answered(boolean()),
  memoryWorries: answered(boolean()),
  studyPartner: answered(boolean()),
  mri: answered(boolean()),
  lists: anyLists,
  since: someOf([...conditions, ...treatments], () => answered(constantFrom(...ranges))),
  chosen: someOf(Object.keys(choices) as Choice[], (choice) => answered(constantFrom<string>(...choices[choice]))),
  amounts: someOf(Object.keys(amounts) as Amount[], () => answered(constantFrom(...ranges))),
})

const anySites = array(record({ country, place, recruiting: boolean() }), { maxLength: 4 })

/** Studies with different codes. */
export const anyStudies: Arbitrary<Study[]> = uniqueArray(
  record({
    code: constantFrom('MK2214', 'TRAILBLAZER', 'PRECISE_AD', 'MINDSET_2', 'TRONTIER_1', 'PREDICTOM'),
    status: constantFrom('recruiting', 'to_confirm', 'paused', 'not_yet_recruiting', 'closed'),
    criteria: array(anyCriterion, { maxLength: 4 }),
    sites: anySites.map((sites) => sites.map((given, index) => site(`site-${index}`, given))),
  }).map(study),
  { selector: ({ code }) => code },
)
