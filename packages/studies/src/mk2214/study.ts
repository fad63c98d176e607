import type { Study } from '@clairmemoire/domain/study'

import { sampleSites } from '../sample-sites.ts'
import { listing } from './listing.ts'

/** Study MK-2214-004. MK-2214-002 (NCT05466422) is another, completed study of the same medicine. */
export const study: Study = {
  ...listing,
  summary:
    'This study tests an investigational medicine called MK-2214. It is for people aged 50 to 85 with mild cognitive impairment or mild dementia due to Alzheimer’s disease.',
  status: 'recruiting',
  lastChecked: '2026-11-20',
  sources: [
    {
      href: 'https://www.merckclinicaltrials.com/trial/nct07033494',
      title: 'The study on Merck’s clinical trials website',
    },
    {
      href: 'https://www.alzheimer-europe.org/research/clinical-trials/mk-2214-004',
      title: 'The study in the list of Alzheimer Europe, an association',
    },
    {
      href: 'https://www.ctis.eu/trial/2024-519190-19-00',
      title: 'A copy of the European register’s entry (ctis.eu)',
    },
    {
      href: 'https://studdybuddy.org/trials/NCT07033494',
      title: 'The study on StuddyBuddy, a directory of trials',
    },
  ],
  sponsor: 'Merck Sharp & Dohme LLC',
  phase: '2',
  kind: 'medicine',
  registryIds: ['NCT07033494', '2024-519190-19-00', 'U1111-1314-8296'],
  durationMonths: 24,
  participants: 340,
  countries: ['US'],
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
  sites: sampleSites(['new-york', 'chicago', 'houston', 'los-angeles'], { recruiting: true }),
}
