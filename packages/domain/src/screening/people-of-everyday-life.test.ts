import { expect, it } from 'vitest'
import { assessStudy, type Outcome } from '../eligibility/eligibility.ts'
import { among, free, least, tree } from '../eligibility/testing/criteria.ts'
import { site, study } from '../eligibility/testing/studies.ts'
import type { Answers } from '../questionnaire/questionnaire.ts'
import type { Criterion } from '../study/study.ts'
import { profileOfAnswers } from './profile-of-answers.ts'

const base: readonly Criterion[] = [
  { id: 'age', kind: 'age_between', min: 50, max: 85 },
  { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] },
]
/** A 70-year-old with mild impairment, whose age and stage the study accepts. */
const seventy: Answers = { country: 'FR', age: 70, memory_state: 'mci' }

const alone = among('walking', 'alone')

it.each<[who: string, asks: Criterion, answers: Answers, outcome: Outcome, because: string]>([
  [
    'speaks with difficulty',
    among('language', 'easily', 'with_difficulty'),
    { everyday: ['hard_language'], language: 'with_difficulty' },
    'match',
    'the study accepts that',
  ],
  [
    'does not speak it',
    among('language', 'easily', 'with_difficulty'),
    { everyday: ['hard_language'], language: 'no' },
    'no_match',
    'the tests need the language',
  ],
  ['nothing in everyday life', among('language', 'easily'), { everyday: ['none'] }, 'match', 'nothing is hard'],
  [
    'five years of school',
    least('school_years', 6),
    { everyday: ['short_school'], school_years: 'under_6' },
    'no_match',
    'it was too short',
  ],
  ['a long school', least('school_years', 8), { everyday: ['no_screen'] }, 'match', 'school was not named as short'],
  [
    'hears badly',
    free('weak_sight_or_hearing'),
    { everyday: ['weak_sight_or_hearing'] },
    'no_match',
    'the tests are listened to',
  ],
  [
    'a nursing home',
    among('residence', 'home', 'senior_home'),
    { everyday: ['not_at_home'], residence: 'care_home' },
    'no_match',
    'the study is for people at home',
  ],
  [
    'a stick',
    alone,
    { everyday: ['help_walking'], walking: 'with_help' },
    'no_match',
    'the study is for people who walk alone',
  ],
  ['help unknown', alone, { everyday: ['unknown'] }, 'cannot_tell', 'a relative far away may not know'],
  [
    'a partner some hours a week',
    least('partner_hours', 10),
    { study_partner: 'yes', partner_hours: 'under_4' },
    'no_match',
    'it is not enough',
  ],
  [
    'a partner under the same roof',
    least('partner_hours', 10),
    { study_partner: 'yes', partner_hours: 'together' },
    'match',
    'it is enough',
  ],
  ['nobody who comes along', least('partner_hours', 10), { study_partner: 'no' }, 'no_match', 'nobody spends an hour'],
  [
    'a partner who takes no part',
    among('partner_takes_part', 'yes'),
    { study_partner: 'yes', partner_takes_part: 'no' },
    'no_match',
    'the study is for two',
  ],
  [
    'a study of last month',
    free('study_with_medicine', 6),
    { events: ['study_with_medicine'], when_study_with_medicine: 'from_1' },
    'no_match',
    'it was too near',
  ],
  [
    'a study without a medicine',
    free('study_with_medicine', 6),
    { events: ['study_without_medicine'] },
    'match',
    'it tested no medicine',
  ],
  [
    'an operation in spring',
    free('operation', 3),
    { events: ['operation'], when_operation: 'from_6' },
    'match',
    'it is long enough ago',
  ],
  ['sixty and older', among('pregnancy', 'no'), {}, 'match', 'nobody is asked at that age'],
  ['a man of fifty', among('pregnancy', 'no'), { age: 52, sex: 'man' }, 'match', 'a man is not pregnant'],
  [
    'a woman of fifty who may be pregnant',
    among('pregnancy', 'no'),
    { age: 52, pregnancy: 'possible' },
    'no_match',
    'the medicine may harm',
  ],
  [
    'a guardian',
    free('guardianship'),
    { legal: ['guardianship'] },
    'no_match',
    'the study cannot take in protected people',
  ],
  [
    'insured, without a guardian',
    tree('all_of', free('guardianship'), free('no_social_security')),
    { legal: ['none'] },
    'match',
    'both hold',
  ],
  [
    'no change of memory',
    { id: 'worries', kind: 'has_memory_worries' },
    { memory_state: 'no_change' },
    'no_match',
    'the study is for people who notice something',
  ],
  [
    'another disease of the memory',
    tree('none_of', among('diagnosis', 'lewy_body')),
    { memory_state: 'mci' },
    'match',
    'no such diagnosis was made',
  ],
])('%s: %o with %o is %s, for %s', (_, asks, answers, outcome) => {
  const asking = study({ status: 'recruiting', criteria: [...base, asks], sites: [site('paris')] })
  const profile = profileOfAnswers({ ...seventy, ...answers }, 'FR', () => undefined)
  expect(assessStudy(asking, profile).outcome).toBe(outcome)
})
