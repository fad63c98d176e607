import type { StudyFacts } from '@clairmemoire/domain/study'

import { listings } from '../catalogue.ts'

export const study: StudyFacts = {
  ...listings['mindset-2'],
  status: 'to_confirm',
  lastChecked: '2026-11-20',
  kind: 'medicine',
  registryIds: ['NCT06976203', 'IRAS 1011275'],
  procedures: { lumbarPuncture: 'unknown', infusion: 'no', atHome: 'unknown' },
  // A study partner is known only from the twin study MINDSET-1, so the want of one excludes nobody here.
  criteria: [
    { id: 'age', kind: 'age_between', min: 60, max: 85 },
    { id: 'stage', kind: 'stage_among', stages: ['mild_dementia', 'moderate_dementia'] },
    { id: 'diagnosis', kind: 'checked_by_team', topic: 'diagnosis' },
    { id: 'memory-score', kind: 'checked_by_team', topic: 'memory_score' },
    { id: 'stable-medicines', kind: 'checked_by_team', topic: 'stable_medicines' },
  ],
}
