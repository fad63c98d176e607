/** How far memory trouble has gone: from none, through mild cognitive impairment, to severe dementia. */
export type DiseaseStage = 'no_symptoms' | 'mci' | 'mild_dementia' | 'moderate_dementia' | 'severe_dementia'

/** `recent_cancer` means a cancer that may well come back, not any cancer of the past. */
export type Condition = 'stroke' | 'epilepsy' | 'other_brain_disease' | 'recent_cancer'

/** Medicines against amyloid given by drip or injection, or medicines taken for the symptoms of Alzheimer's disease. */
export type Treatment = 'anti_amyloid' | 'alzheimer_medicine'

/** What no visitor can know of themselves: the study team checks it. */
export type CheckedByTeamTopic =
  | 'amyloid'
  | 'tau'
  | 'memory_score'
  | 'stable_medicines'
  | 'diagnosis'
  | 'general_health'
  | 'second_study_partner'
  | 'sight_and_hearing'
  | 'risk_of_alzheimer'

/**
 * One condition for taking part. Ages are in years, both bounds included; ids are unique within a study.
 * `no_known_dementia` is read from the population a study describes, such as people at risk.
 */
export type Criterion = { id: string } & (
  | { kind: 'age_between'; min: number; max?: number }
  | { kind: 'stage_among'; stages: readonly DiseaseStage[] }
  | { kind: 'no_known_dementia' }
  | { kind: 'has_study_partner' }
  | { kind: 'mri_possible' }
  | { kind: 'free_of_condition'; condition: Condition }
  | { kind: 'not_treated_with'; treatment: Treatment }
  | { kind: 'checked_by_team'; topic: CheckedByTeamTopic }
)

/** Whether a person can answer for it; the rest only the study team can check. */
export function isAnswerable(criterion: Criterion): boolean {
  return criterion.kind !== 'checked_by_team'
}
