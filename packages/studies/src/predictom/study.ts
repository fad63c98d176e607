import type { StudyFacts } from '@clairmemoire/domain/study'

import { listings } from '../catalogue.ts'

/** A cohort, not a trial of a medicine. Its registration number and its French centres are not known. */
export const study: StudyFacts = {
  ...listings.predictom,
  status: 'to_confirm',
  lastChecked: '2026-11-20',
  kind: 'observational',
  registryIds: [],
  procedures: { lumbarPuncture: 'of_some', infusion: 'no', atHome: 'yes' },
  criteria: [
    { id: 'age', kind: 'age_between', min: 50 },
    // Read from the population described, people at risk: no source names a dementia among the exclusions.
    { id: 'population', kind: 'no_known_dementia' },
    { id: 'risk-of-alzheimer', kind: 'checked_by_team', topic: 'risk_of_alzheimer' },
  ],
}
