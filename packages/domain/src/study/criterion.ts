/** Stages of memory trouble: from none, through mild cognitive impairment, to severe dementia. */
export const diseaseStages = ['no_symptoms', 'mci', 'mild_dementia', 'moderate_dementia', 'severe_dementia'] as const

export type DiseaseStage = (typeof diseaseStages)[number]

/**
 * For each list, people choose all entries that apply to them. The question always offers the whole list, so that “none of these”
 * covers all entries.
 */
export const lists = {
  // `recent_cancer` is a cancer that is likely to come back, not any past cancer.
  conditions: ['stroke', 'epilepsy', 'other_brain_disease', 'recent_cancer'],
  health: [
    'head_injury',
    'past_epilepsy',
    'heart_disease',
    'diabetes',
    'kidney_or_liver_disease',
    'lung_disease',
    'thyroid_or_immune_disease',
    'skin_disease',
    'sleep_apnoea',
    'severe_allergy',
  ],
  // `anti_amyloid` is given by infusion or injection.
  treatments: ['anti_amyloid', 'alzheimer_medicine'],
  medicines: [
    'amyloid_study',
    'blood_thinner',
    'antidepressant',
    'antipsychotic',
    'sleeping_or_calming',
    'epilepsy_medicine',
    'immunosuppressant',
  ],
  memory_medicines: ['donepezil', 'rivastigmine', 'galantamine', 'memantine'],
  mri_obstacles: ['pacemaker', 'metal_in_body', 'fear_of_closed_spaces'],
  // Events of the last twelve months.
  events: [
    'operation',
    'vaccine',
    'blood_donation',
    'radioactive_scan',
    'study_without_medicine',
    'study_with_medicine',
    'changed_medicine',
  ],
  // Conditions of few studies. In a list of their own, they do not make the other lists longer.
  rarer: [
    'bleeding_disorder',
    'migraine',
    'digestive_disease',
    'past_cancer_treatment',
    'medicine_intolerance',
    'metal_implant',
    'pain_medicine',
    'prescribed_training',
    'past_study_medicine',
  ],
  everyday: [
    'hard_language',
    'weak_sight_or_hearing',
    'help_walking',
    'help_with_daily_tasks',
    'not_at_home',
    'no_screen',
    // School of less than twelve years.
    'short_school',
    'hard_to_swallow',
    'hard_to_eat',
    'regular_exercise',
  ],
  private_health: [
    'depression',
    'past_depression',
    'psychiatric_illness',
    'other_mental_illness',
    'intellectual_disability',
    'agitation',
    'apathy',
    'alcohol_or_drugs',
    'hiv_or_hepatitis',
  ],
  legal: ['no_social_security', 'guardianship'],
} as const

export type List = keyof typeof lists

/**
 * The question that asks for two lists together. If a study needs `health`, one question asks for `conditions` and `health`; otherwise the
 * question of `conditions` is asked. `treatments` and `medicines` are combined in the same way.
 */
export const combinedQuestions: { readonly [Key in List]?: string } = {
  conditions: 'all_conditions',
  health: 'all_conditions',
  treatments: 'all_treatments',
  medicines: 'all_treatments',
}

/** The lists that only a combined question asks for. */
export const listsWithoutOwnQuestion: readonly List[] = ['health', 'medicines']

type TreatmentList = 'treatments' | 'medicines' | 'memory_medicines'

export type Treatment = (typeof lists)[TreatmentList][number]

export type Condition = (typeof lists)[Exclude<List, TreatmentList>][number]

export const treatments = [...lists.treatments, ...lists.medicines, ...lists.memory_medicines] as const

export const conditions = [
  ...lists.conditions,
  ...lists.health,
  ...lists.mri_obstacles,
  ...lists.events,
  ...lists.rarer,
  ...lists.everyday,
  ...lists.private_health,
  ...lists.legal,
] as const

const listByEntry = new Map<string, List>(
  (Object.keys(lists) as List[]).flatMap((list) => lists[list].map((entry) => [entry, list] as const)),
)

/** The list that contains the entry. */
export function listOf(entry: Condition | Treatment): List {
  return listByEntry.get(entry) ?? 'conditions'
}

/**
 * The possible answers of single-choice questions. In the questions about everyday life (from `language` to `daily_tasks`), the first
 * answer is the usual one. `diagnosis` is a disease of the memory other than Alzheimer’s.
 */
export const choices = {
  diagnosis: ['lewy_body', 'vascular', 'frontotemporal', 'parkinson', 'other'],
  language: ['easily', 'with_difficulty', 'no'],
  residence: ['home', 'senior_home', 'care_home', 'hospice'],
  walking: ['alone', 'with_help', 'no'],
  daily_tasks: ['alone', 'with_help', 'no'],
  partner_takes_part: ['yes', 'no'],
  sex: ['woman', 'man'],
  pregnancy: ['no', 'possible', 'pregnant'],
} as const

export type Choice = keyof typeof choices

/** The numbers from `from` up to, but not including, `below`. */
export type Range = readonly [from: number, below: number]

/** The months that each option of a question "how long ago was it?" stands for. */
export const monthsAgo = {
  under_1: [0, 1],
  from_1: [1, 3],
  from_3: [3, 6],
  from_6: [6, 12],
  from_12: [12, 24],
  from_24: [24, 60],
  over_60: [60, Infinity],
} as const satisfies Record<string, Range>

/** The amounts that each option of a question stands for; living together counts as 40 hours a week or more. */
export const amounts = {
  partner_hours: { under_4: [0, 4], from_4: [4, 10], over_10: [10, 40], together: [40, Infinity] },
  school_years: { under_6: [0, 6], from_6: [6, 8], from_8: [8, 12], over_12: [12, Infinity] },
  same_dose_weeks: {
    under_4: [0, 4],
    from_4: [4, 8],
    from_8: [8, 13],
    from_13: [13, 26],
    over_26: [26, Infinity],
    stopped: [Infinity, Infinity],
  },
} as const satisfies Record<string, Readonly<Record<string, Range>>>

export type Amount = keyof typeof amounts

/** Facts that visitors are not asked about, because the study team has to check them. */
export const checkedByTeamTopics = [
  'amyloid',
  'tau',
  'memory_score',
  'stable_medicines',
  'diagnosis',
  'general_health',
  'second_study_partner',
  'sight_and_hearing',
  'risk_of_alzheimer',
  'brain_scan',
  'blood_and_heart',
  'mood_and_safety',
] as const

export type CheckedByTeamTopic = (typeof checkedByTeamTopics)[number]

/**
 * One condition for taking part. Ages are in years, both bounds included; ids are unique within a study. With `no_known_dementia`, the
 * study is for people without dementia, for example people at risk. With `months`, anything longer ago does not count.
 */
export type Criterion = { id: string } & (
  | { kind: 'age_between'; min: number; max?: number }
  | { kind: 'stage_among'; stages: readonly DiseaseStage[] }
  | { kind: 'no_known_dementia' }
  | { kind: 'has_memory_worries' }
  | { kind: 'has_study_partner' }
  | { kind: 'mri_possible' }
  | { kind: 'free_of_condition'; condition: Condition; months?: number }
  | { kind: 'not_treated_with'; treatment: Treatment; months?: number }
  | { kind: 'answer_among'; question: Choice; answers: readonly string[] }
  | { kind: 'at_least'; amount: Amount; least: number }
  | { kind: 'all_of' | 'any_of' | 'none_of'; criteria: readonly Criterion[] }
  | { kind: 'checked_by_team'; topic: CheckedByTeamTopic }
)

/** Whether a person can answer every part of the criterion; otherwise the study team checks it. */
export function isAnswerable(criterion: Criterion): boolean {
  return partsOf(criterion).every(({ kind }) => kind !== 'checked_by_team')
}

/** The single criteria that a combined criterion consists of, at any depth; for a single one, the criterion itself. */
export function partsOf(criterion: Criterion): readonly Criterion[] {
  return 'criteria' in criterion ? criterion.criteria.flatMap(partsOf) : [criterion]
}
