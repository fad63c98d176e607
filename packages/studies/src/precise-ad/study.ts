import type { Study } from '@clairmemoire/domain/study'

import { sampleSites } from '../sample-sites.ts'
import { listing } from './listing.ts'

export const study: Study = {
  ...listing,
  summary:
    'This early study tests the safety of an investigational medicine called PMN310. It is for people aged 50 or over with mild cognitive impairment or mild Alzheimer’s disease.',
  status: 'to_confirm',
  lastChecked: '2026-11-20',
  sources: [
    {
      href: 'https://www.centerwatch.com/clinical-trials/listings/NCT06750432',
      title: 'The study on CenterWatch, a directory of trials',
    },
    {
      href: 'https://www.ngram.com/newsalerts/neurology/2025-01-10',
      title: 'News of the start of the study, January 2025 (Ngram)',
    },
  ],
  sponsor: 'ProMIS Neurosciences',
  phase: '1b',
  kind: 'medicine',
  registryIds: ['NCT06750432'],
  durationMonths: 12,
  participants: 100,
  countries: [],
  criteria: [
    { id: 'age', kind: 'age_between', min: 50 },
    { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] },
    { id: 'study-partner', kind: 'has_study_partner' },
    { id: 'amyloid', kind: 'checked_by_team', topic: 'amyloid' },
    { id: 'memory-score', kind: 'checked_by_team', topic: 'memory_score' },
    { id: 'general-health', kind: 'checked_by_team', topic: 'general_health' },
  ],
  // First results are due in 2026, so enrolment has almost certainly ended: nobody is sent to a site.
  sites: sampleSites(['new-york', 'houston', 'los-angeles'], { recruiting: false }),
}
