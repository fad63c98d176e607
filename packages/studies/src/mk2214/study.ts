import type { StudyFacts } from '@clairmemoire/domain/study'

import { listings } from '../catalogue.ts'

/** Study MK-2214-004. MK-2214-002 (NCT05466422) is another, completed study of the same medicine. */
export const study: StudyFacts = {
  ...listings.mk2214,
  status: 'recruiting',
  lastChecked: '2026-11-20',
  kind: 'medicine',
  registryIds: ['NCT07033494', '2024-519190-19-00', 'U1111-1314-8296'],
  procedures: { lumbarPuncture: 'unknown', infusion: 'yes', atHome: 'unknown' },
  criteria: [
    { id: 'age', kind: 'age_between', min: 50, max: 85 },
    { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] },
    { id: 'study-partner', kind: 'has_study_partner' },
    { id: 'stroke', kind: 'free_of_condition', condition: 'stroke' },
    { id: 'epilepsy', kind: 'free_of_condition', condition: 'epilepsy' },
    { id: 'other-brain-disease', kind: 'free_of_condition', condition: 'other_brain_disease' },
    { id: 'diagnosis', kind: 'checked_by_team', topic: 'diagnosis' },
    { id: 'stable-medicines', kind: 'checked_by_team', topic: 'stable_medicines' },
    { id: 'general-health', kind: 'checked_by_team', topic: 'general_health' },
  ],
}
