import type { Study } from '@clairmemoire/domain/study'

import { sampleSites } from '../sample-sites.ts'
import { listing } from './listing.ts'

export const study: Study = {
  ...listing,
  summary:
    'This study tests an investigational treatment taken by mouth. It is for people aged 60 to 85 with mild to moderate dementia due to Alzheimer’s disease.',
  status: 'to_confirm',
  lastChecked: '2026-11-20',
  sources: [
    {
      href: 'https://www.hra.nhs.uk/planning-and-improving-research/application-summaries/research-summaries/cn012-0052-a-study-to-look-at-the-safety-and-effectiveness-of-karxt-in-alzheimers-cognition',
      title: 'Summary of the study by the UK’s Health Research Authority (HRA)',
    },
    {
      href: 'https://www.withpower.com/trial/karxt-karx-ec-for-alzheimers-disease-0d018',
      title: 'The study on Power, a directory of trials',
    },
  ],
  sponsor: 'Bristol-Myers Squibb',
  phase: '3',
  kind: 'medicine',
  registryIds: ['NCT06976203', 'IRAS 1011275'],
  durationMonths: 8,
  participants: 586,
  countries: ['GB'],
  // A study partner is known only from the twin study MINDSET-1, so the want of one excludes nobody here.
  criteria: [
    { id: 'age', kind: 'age_between', min: 60, max: 85 },
    { id: 'stage', kind: 'stage_among', stages: ['mild_dementia', 'moderate_dementia'] },
    { id: 'diagnosis', kind: 'checked_by_team', topic: 'diagnosis' },
    { id: 'memory-score', kind: 'checked_by_team', topic: 'memory_score' },
    { id: 'stable-medicines', kind: 'checked_by_team', topic: 'stable_medicines' },
  ],
  sites: sampleSites(['boston', 'atlanta', 'phoenix', 'los-angeles'], { recruiting: true }),
}
