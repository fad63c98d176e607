import type { Study } from '@clairmemoire/domain/study'

import { sampleSites } from '../sample-sites.ts'
import { listing } from './listing.ts'

export const study: Study = {
  ...listing,
  summary:
    'This study tests an investigational medicine called trontinemab. It is for people aged 50 to 90 with mild cognitive impairment or mild dementia due to Alzheimer’s disease.',
  status: 'recruiting',
  lastChecked: '2026-11-20',
  sources: [
    {
      href: 'https://forpatients.roche.com/en/trials/neurodegenerative-disorder/ad/a-clinical-trial-of-trontinemab-in-participants-with-ea-85398.html',
      title: 'The study on Roche’s website for patients',
    },
    {
      href: 'https://trial.medpath.com/clinical-trial/98dae672a9f5dc29/nct07170150-trontinemab-early-symptomatic-alzheimers-disease',
      title: 'One of the two TRONTIER studies on MedPath, a directory of trials',
    },
    {
      href: 'https://pharmaphorum.com/news/roche-expands-phase-3-plans-alzheimers-drug',
      title: 'News article about the TRONTIER studies (pharmaphorum)',
    },
  ],
  sponsor: 'F. Hoffmann-La Roche',
  phase: '3',
  kind: 'medicine',
  // NCT07170150 is one of the twins TRONTIER 1 and TRONTIER 2, and no source read says which: it is not given as the number of this one.
  registryIds: [],
  durationMonths: 18,
  participants: 800,
  countries: [],
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
  sites: sampleSites(['new-york', 'boston', 'atlanta', 'houston', 'seattle'], { recruiting: true }),
}
