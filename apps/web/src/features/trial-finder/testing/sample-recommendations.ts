import type { CallSlots, StudyAssessment, TrialRecommendation, TrialSignup } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'

const lastChecked = '2026-11-20'

const matching: Record<Locale, StudyAssessment> = {
  fr: {
    trial_code: 'PREDICTOM',
    outcome: 'match',
    status: 'to_confirm',
    last_checked: lastChecked,
    criteria: [
      { id: 'age', kind: 'age_between', min: 50, state: 'met' },
      { id: 'risk-of-alzheimer', kind: 'checked_by_team', topic: 'risk_of_alzheimer', state: 'cannot_tell' },
    ],
    nearest_site: { city: 'Paris', country: 'FR', sample: true, distance: { value: 4, unit: 'km' } },
  },
  en: {
    trial_code: 'MK2214',
    outcome: 'match',
    status: 'recruiting',
    last_checked: lastChecked,
    criteria: [
      { id: 'age', kind: 'age_between', min: 50, max: 85, state: 'met' },
      { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'], state: 'met' },
      { id: 'partner', kind: 'has_study_partner', state: 'met' },
      { id: 'tau', kind: 'checked_by_team', topic: 'tau', state: 'cannot_tell' },
    ],
    nearest_site: { city: 'Boston', country: 'US', sample: true, distance: { value: 4, unit: 'mi' } },
  },
}

/** A study that does not match, for two reasons. */
function other(locale: Locale): StudyAssessment {
  return {
    trial_code: ({ fr: 'PREDICTOM', en: 'TRAILBLAZER' } as const)[locale],
    outcome: 'no_match',
    reason: 'criteria',
    status: 'to_confirm',
    last_checked: lastChecked,
    criteria: [
      { id: 'age', kind: 'age_between', min: 50, state: 'not_met' },
      { id: 'stroke', kind: 'free_of_condition', condition: 'stroke', state: 'not_met' },
      { id: 'mri', kind: 'mri_possible', state: 'cannot_tell' },
    ],
  }
}

export function sampleMatch(locale: Locale): TrialRecommendation {
  const best = matching[locale]
  return { trial_code: best.trial_code, matched: true, studies: locale === 'en' ? [best, other('en')] : [best] }
}

export function sampleNoMatch(locale: Locale): TrialRecommendation {
  return { trial_code: '_', matched: false, studies: [other(locale)] }
}

export const sampleSlots: CallSlots = {
  time_zone: 'Europe/Paris',
  call_by: '2027-03-10',
  days: [
    {
      date: '2027-03-08',
      times: [
        { starts_at: '2027-03-08T08:00:00Z', part_of_day: 'morning' },
        { starts_at: '2027-03-08T08:30:00Z', part_of_day: 'morning' },
        { starts_at: '2027-03-08T13:00:00Z', part_of_day: 'afternoon' },
      ],
    },
    { date: '2027-03-09', times: [{ starts_at: '2027-03-09T08:00:00Z', part_of_day: 'morning' }] },
  ],
}

export const sampleSignup: TrialSignup = {
  id: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
  reference: 'CM-7F3K-92QD',
  trial_code: 'MK2214',
  with_trial: true,
  call_by: '2027-03-10',
  callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
  created_at: '2027-03-05T10:15:00Z',
}
