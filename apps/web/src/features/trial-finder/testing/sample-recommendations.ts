import type { StudyAssessment, TrialRecommendation, TrialSignup } from '@clairmemoire/api-client/schema'

const lastChecked = '2026-11-20'

/** A complete study assessment; stories override what they need. */
const match: StudyAssessment = {
  trial_code: 'MK2214',
  name: 'MK-2214',
  slug: 'mk2214',
  locale: 'en',
  registry_ids: ['NCT07033494'],
  outcome: 'match',
  status: 'recruiting',
  last_checked: lastChecked,
  kind: 'medicine',
  procedures: { lumbar_puncture: 'unknown', infusion: 'yes', at_home: 'no' },
  criteria: [
    { id: 'age', kind: 'age_between', min: 50, max: 85, state: 'met' },
    { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'], state: 'met' },
    { id: 'partner', kind: 'has_study_partner', state: 'met' },
    { id: 'stroke', kind: 'free_of_condition', condition: 'stroke', state: 'met' },
    { id: 'diagnosis', kind: 'checked_by_team', topic: 'diagnosis', state: 'cannot_tell' },
  ],
  nearest_site: { city: 'Boston', country: 'US', sample: true, distance: { value: 0, unit: 'mi' } },
}

/** Another study that may suit, farther away. */
const otherMatch: StudyAssessment = {
  ...match,
  trial_code: 'TRONTIER_1',
  nearest_site: { city: 'New York', country: 'US', sample: true, distance: { value: 200, unit: 'mi' } },
}

/** A study that does not match for two reasons, with one declined answer. */
const notMatching: StudyAssessment = {
  trial_code: 'TRAILBLAZER',
  name: 'TRAILBLAZER',
  slug: 'trailblazer',
  locale: 'en',
  registry_ids: ['NCT05026866'],
  outcome: 'no_match',
  reason: 'criteria',
  status: 'to_confirm',
  last_checked: lastChecked,
  kind: 'medicine',
  procedures: { lumbar_puncture: 'unknown', infusion: 'yes', at_home: 'no' },
  criteria: [
    { id: 'age', kind: 'age_between', min: 65, max: 80, state: 'not_met' },
    { id: 'stroke', kind: 'free_of_condition', condition: 'stroke', state: 'not_met' },
    { id: 'mri', kind: 'mri_possible', state: 'cannot_tell' },
    { id: 'cancer', kind: 'free_of_condition', condition: 'recent_cancer', state: 'declined' },
    { id: 'tau', kind: 'checked_by_team', topic: 'tau', state: 'cannot_tell' },
  ],
}

const notRecruiting: StudyAssessment = {
  ...otherMatch,
  trial_code: 'PRECISE_AD',
  name: 'PRECISE-AD',
  slug: 'precise-ad',
  locale: 'en',
  registry_ids: [],
  outcome: 'no_match',
  reason: 'no_recruiting_site',
}

const toConfirm: StudyAssessment = {
  trial_code: 'PREDICTOM',
  name: 'PREDICTOM',
  slug: 'predictom',
  locale: 'fr',
  registry_ids: [],
  outcome: 'cannot_tell',
  status: 'to_confirm',
  last_checked: lastChecked,
  kind: 'medicine',
  procedures: { lumbar_puncture: 'unknown', infusion: 'yes', at_home: 'no' },
  criteria: [
    { id: 'age', kind: 'age_between', min: 50, state: 'met' },
    { id: 'population', kind: 'no_known_dementia', state: 'declined' },
    { id: 'risk-of-alzheimer', kind: 'checked_by_team', topic: 'risk_of_alzheimer', state: 'cannot_tell' },
  ],
  nearest_site: { city: 'Lyon', country: 'FR', sample: true, distance: { value: 350, unit: 'km' } },
}

const withKnownDementia: StudyAssessment = {
  ...toConfirm,
  outcome: 'no_match',
  reason: 'criteria',
  criteria: [
    { id: 'age', kind: 'age_between', min: 50, state: 'not_met' },
    { id: 'population', kind: 'no_known_dementia', state: 'not_met' },
    { id: 'risk-of-alzheimer', kind: 'checked_by_team', topic: 'risk_of_alzheimer', state: 'cannot_tell' },
  ],
}

export const sampleMatch: TrialRecommendation = {
  trial_code: 'MK2214',
  matched: true,
  outcome: 'match',
  studies: [match, otherMatch, notMatching, notRecruiting],
}

export const sampleCannotTell: TrialRecommendation = {
  trial_code: 'PREDICTOM',
  matched: false,
  outcome: 'cannot_tell',
  studies: [toConfirm],
}

export const sampleNoMatch: TrialRecommendation = {
  trial_code: '_',
  matched: false,
  outcome: 'no_match',
  studies: [withKnownDementia],
}

export const sampleSignup: TrialSignup = {
  id: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
  reference: 'CM-7F3K-92QD',
  trial_code: 'MK2214',
  trial_name: 'MK-2214',
  with_trial: true,
  trial_offered: true,
  call_by: '2027-03-10',
  callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
  call: { name: 'Camille Exemple', phone: '+33639981234', from_phone: '+33199001234' },
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  mail: 'leaves',
  created_at: '2027-03-05T10:15:00Z',
}

export const sampleCallBack: TrialSignup = {
  ...sampleSignup,
  callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
}

/** A large catalogue: some studies that may suit, and more that do not. */
export const sampleMany: TrialRecommendation = {
  ...sampleCannotTell,
  studies: [
    ...Array.from({ length: 7 }, (_, index) => ({
      ...otherMatch,
      trial_code: `SAMPLE_${index}`,
      name: `SAMPLE-${index}`,
      slug: `sample-${index}`,
      outcome: 'cannot_tell' as const,
      kind: index % 2 === 0 ? ('medicine' as const) : ('observational' as const),
    })),
    ...Array.from({ length: 14 }, (_, index) => ({
      ...notMatching,
      trial_code: `OTHER_${index}`,
      name: `OTHER-${index}`,
      slug: `other-${index}`,
    })),
    notRecruiting,
  ],
}
