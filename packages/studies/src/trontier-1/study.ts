import type { StudyFacts } from '@clairmemoire/domain/study'

import { listings } from '../catalogue.ts'

export const study: StudyFacts = {
  ...listings['trontier-1'],
  // No source read says which of the twins recruits where: to be confirmed until its own record is certain.
  status: 'to_confirm',
  lastChecked: '2026-11-20',
  kind: 'medicine',
  // NCT07170150 is one of the twins TRONTIER 1 and TRONTIER 2, and no source read says which: it is not given as the number of this one.
  registryIds: [],
  procedures: { lumbarPuncture: 'of_some', infusion: 'unknown', atHome: 'unknown' },
  criteria: [
    { id: 'age', kind: 'age_between', min: 50, max: 90 },
    { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] },
    { id: 'study-partner', kind: 'has_study_partner' },
    { id: 'other-brain-disease', kind: 'free_of_condition', condition: 'other_brain_disease' },
    { id: 'amyloid', kind: 'checked_by_team', topic: 'amyloid' },
    { id: 'memory-score', kind: 'checked_by_team', topic: 'memory_score' },
    { id: 'sight-and-hearing', kind: 'checked_by_team', topic: 'sight_and_hearing' },
    // Only a significant disease of the brain's vessels or injury excludes, so having had a stroke does not settle it.
    { id: 'general-health', kind: 'checked_by_team', topic: 'general_health' },
  ],
}
