import type { Study } from '@clairmemoire/domain/study'

import { sampleSites } from '../sample-sites.ts'
import { listing } from './listing.ts'

/**
 * Taken to be TRAILBLAZER-ALZ 3, for people without symptoms. TRAILBLAZER-ALZ 2 (NCT04437511) is for people with symptoms:
 * mixing the two would match everyone wrongly.
 */
export const study: Study = {
  ...listing,
  summary:
    'This study tests donanemab, which is investigational for this use. It is for people who have no memory problems, but whose blood test suggests early changes linked to Alzheimer’s disease.',
  status: 'to_confirm',
  lastChecked: '2026-11-20',
  sources: [
    {
      href: 'https://www.clinicaltrials.gov/ct2/show/record/NCT05026866',
      title: 'The study in ClinicalTrials.gov, the US public register',
    },
    {
      href: 'https://www.trialx.com/clinical-trials/listings/222175/a-donanemab-ly3002813-study-in-participants-with-preclinical-alzheimers-disease-trailblazer-alz-3/',
      title: 'The study on TrialX, a directory of trials',
    },
    {
      href: 'https://trial.medpath.com/clinical-trial/77f31096b39a106c',
      title: 'The study on MedPath, a directory of trials',
    },
  ],
  sponsor: 'Eli Lilly and Company',
  phase: '3',
  kind: 'medicine',
  registryIds: ['NCT05026866'],
  participants: 2996,
  countries: ['US', 'JP'],
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
  sites: sampleSites(['boston', 'atlanta', 'chicago', 'phoenix', 'seattle'], { recruiting: true }),
}
