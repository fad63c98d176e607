import type { Country } from '@clairmemoire/domain/country'
import {
  type Amount,
  type Choice,
  type Condition,
  type Criterion,
  type DiseaseStage,
  listOf,
  type lists,
  type Study,
  type Treatment,
} from '@clairmemoire/domain/study'

/** A number from 0 to below 1; the same sequence for the same seed. */
export type Draw = () => number

/** Park and Miller's generator, which is good enough to draw people and studies and gives the same numbers everywhere. */
export function drawFrom(seed: number): Draw {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

export function oneOf<Value>(draw: Draw, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(draw() * values.length)] ?? values[0]
}

/** How many of 100 studies in a register have each criterion, rounded. */
const shares = {
  conditions: { stroke: 42, epilepsy: 29, other_brain_disease: 50, recent_cancer: 34 },
  health: {
    head_injury: 21,
    past_epilepsy: 8,
    heart_disease: 44,
    diabetes: 13,
    kidney_or_liver_disease: 33,
    lung_disease: 18,
    thyroid_or_immune_disease: 25,
    skin_disease: 5,
    sleep_apnoea: 3,
    severe_allergy: 20,
  },
  treatments: { anti_amyloid: 9, alzheimer_medicine: 12 },
  medicines: {
    amyloid_study: 5,
    blood_thinner: 11,
    antidepressant: 15,
    antipsychotic: 15,
    sleeping_or_calming: 10,
    epilepsy_medicine: 8,
    immunosuppressant: 10,
  },
  memory_medicines: { donepezil: 3, rivastigmine: 2, galantamine: 2, memantine: 3 },
  mri_obstacles: { pacemaker: 15, metal_in_body: 10, fear_of_closed_spaces: 8 },
  events: {
    operation: 12,
    vaccine: 2,
    blood_donation: 3,
    radioactive_scan: 3,
    study_without_medicine: 5,
    study_with_medicine: 35,
    changed_medicine: 8,
  },
  rarer: {
    bleeding_disorder: 2,
    migraine: 1,
    digestive_disease: 2,
    past_cancer_treatment: 1,
    medicine_intolerance: 2,
    metal_implant: 2,
    pain_medicine: 1,
    prescribed_training: 1,
    past_study_medicine: 2,
  },
  everyday: {
    hard_language: 0,
    weak_sight_or_hearing: 27,
    help_walking: 0,
    help_with_daily_tasks: 0,
    not_at_home: 0,
    no_screen: 10,
    short_school: 0,
    hard_to_swallow: 3,
    hard_to_eat: 1,
    regular_exercise: 2,
  },
  private_health: {
    depression: 37,
    past_depression: 5,
    psychiatric_illness: 51,
    other_mental_illness: 8,
    intellectual_disability: 3,
    agitation: 8,
    apathy: 2,
    alcohol_or_drugs: 33,
    hiv_or_hepatitis: 26,
  },
  legal: { no_social_security: 3, guardianship: 5 },
} as const satisfies { [Key in keyof typeof lists]: Record<(typeof lists)[Key][number], number> }

const accepted: readonly (readonly [share: number, question: Choice, answers: readonly string[]])[] = [
  [20, 'language', ['easily']],
  [6, 'language', ['easily', 'with_difficulty']],
  [22, 'residence', ['home', 'senior_home']],
  [15, 'walking', ['alone', 'with_help']],
  [10, 'daily_tasks', ['alone', 'with_help']],
  [30, 'pregnancy', ['no']],
  [3, 'sex', ['woman']],
  [9, 'partner_takes_part', ['yes']],
]

const least: readonly (readonly [share: number, amount: Amount, least: number])[] = [
  [16, 'partner_hours', 10],
  [21, 'school_years', 6],
  [32, 'same_dose_weeks', 12],
]

const stages: readonly [readonly DiseaseStage[], ...(readonly DiseaseStage[])[]] = [
  ['mci', 'mild_dementia'],
  ['mild_dementia', 'moderate_dementia'],
  ['mci'],
  ['no_symptoms', 'mci'],
  ['mild_dementia'],
]

/** Studies that have criteria as often as real ones do. */
export function sampleCatalogue(draw: Draw, count: number): Record<Country, Study[]> {
  const studies = Array.from({ length: count }, (_, index) => madeUpStudy(draw, index))
  return {
    FR: studies.filter(({ locale }) => locale === 'fr'),
    US: studies.filter(({ locale }) => locale === 'en'),
  }
}

function madeUpStudy(draw: Draw, index: number): Study {
  const locale = index % 3 === 0 ? 'fr' : 'en'
  return {
    code: `STUDY_${index}`,
    name: `Study ${index}`,
    slug: `study-${index}`,
    locale,
    status: 'recruiting',
    lastChecked: '2026-11-20',
    kind: 'medicine',
    registryIds: [],
    procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
    criteria: madeUpCriteria(draw),
    sites: [],
  }
}

function madeUpCriteria(draw: Draw): Criterion[] {
  // In a manual review, studies had 3 to 18 criteria that a person can answer, with a median of 9.
  const strictness = oneOf(draw, [0.2, 0.4, 0.7, 0.9, 1.4])
  const has = (share: number) => draw() * 100 < share * strictness
  const entries = Object.values(shares).flatMap((list) =>
    Object.entries(list).flatMap(([entry, share]) =>
      has(share) ? [absenceOf(draw, entry as Condition | Treatment)] : [],
    ),
  )
  return [
    { id: 'age', kind: 'age_between', min: oneOf(draw, [50, 55, 60, 65]), max: oneOf(draw, [80, 85, 90]) },
    { id: 'stage', kind: 'stage_among', stages: oneOf(draw, stages) },
    ...(has(49) ? [{ id: 'partner', kind: 'has_study_partner' } as const] : []),
    ...(has(24) ? [{ id: 'mri', kind: 'mri_possible' } as const] : []),
    ...(has(10) ? [{ id: 'worries', kind: 'has_memory_worries' } as const] : []),
    ...entries,
    ...accepted.flatMap(([share, question, answers]): Criterion[] =>
      has(share) ? [{ id: `${question}-${answers.length}`, kind: 'answer_among', question, answers }] : [],
    ),
    ...least.flatMap(([share, amount, value]): Criterion[] =>
      has(share) ? [{ id: amount, kind: 'at_least', amount, least: value }] : [],
    ),
    { id: 'score', kind: 'checked_by_team', topic: 'memory_score' },
  ]
}

function absenceOf(draw: Draw, entry: Condition | Treatment): Criterion {
  const list = listOf(entry)
  const months =
    list === 'events' ? { months: oneOf(draw, [1, 3, 6]) } : list === 'health' && draw() < 0.4 ? { months: 12 } : {}
  return list === 'treatments' || list === 'medicines' || list === 'memory_medicines'
    ? { id: entry, kind: 'not_treated_with', treatment: entry as Treatment, ...months }
    : { id: entry, kind: 'free_of_condition', condition: entry as Condition, ...months }
}
