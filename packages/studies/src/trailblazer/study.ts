import type { StudyFacts } from '@clairmemoire/domain/study'

import { listings } from '../catalogue.ts'

/**
 * Taken to be TRAILBLAZER-ALZ 3, for people without symptoms. TRAILBLAZER-ALZ 2 (NCT04437511) is for people with symptoms:
 * mixing the two would match everyone wrongly.
 */
export const study: StudyFacts = {
  ...listings.trailblazer,
  status: 'to_confirm',
  lastChecked: '2026-11-20',
  kind: 'medicine',
  registryIds: ['NCT05026866'],
  procedures: { lumbarPuncture: 'unknown', infusion: 'yes', atHome: 'unknown' },
  criteria: [
    // The main part, from 55, takes nobody in any more; 65 to 80 is the later listing.
    { id: 'age', kind: 'age_between', min: 65, max: 80 },
    { id: 'stage', kind: 'stage_among', stages: ['no_symptoms'] },
    { id: 'study-partner', kind: 'has_study_partner' },
    { id: 'mri', kind: 'mri_possible' },
    { id: 'other-brain-disease', kind: 'free_of_condition', condition: 'other_brain_disease' },
    { id: 'recent-cancer', kind: 'free_of_condition', condition: 'recent_cancer' },
    { id: 'anti-amyloid', kind: 'not_treated_with', treatment: 'anti_amyloid' },
    { id: 'alzheimer-medicine', kind: 'not_treated_with', treatment: 'alzheimer_medicine' },
    { id: 'tau', kind: 'checked_by_team', topic: 'tau' },
    { id: 'second-study-partner', kind: 'checked_by_team', topic: 'second_study_partner' },
    { id: 'sight-and-hearing', kind: 'checked_by_team', topic: 'sight_and_hearing' },
    { id: 'general-health', kind: 'checked_by_team', topic: 'general_health' },
  ],
}
