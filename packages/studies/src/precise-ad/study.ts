import type { StudyFacts } from '@clairmemoire/domain/study'

import { listings } from '../catalogue.ts'

export const study: StudyFacts = {
  ...listings['precise-ad'],
  status: 'to_confirm',
  lastChecked: '2026-11-20',
  kind: 'medicine',
  registryIds: ['NCT06750432'],
  procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
  criteria: [
    { id: 'age', kind: 'age_between', min: 50 },
    { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] },
    { id: 'study-partner', kind: 'has_study_partner' },
    { id: 'amyloid', kind: 'checked_by_team', topic: 'amyloid' },
    { id: 'memory-score', kind: 'checked_by_team', topic: 'memory_score' },
    { id: 'general-health', kind: 'checked_by_team', topic: 'general_health' },
  ],
}
