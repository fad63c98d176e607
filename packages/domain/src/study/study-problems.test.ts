import { expect, it } from 'vitest'
import { site, study } from '../eligibility/testing/studies.ts'
import type { Study } from './study.ts'
import { isInCountry, type StudyProblem, studyProblems } from './study-problems.ts'

const problems = (given: Partial<Study>) => studyProblems(study(given))
const closedSite = site('lyon', { recruiting: false })

it.each<[string, Partial<Study>, string, StudyProblem['reason']]>([
  ['that recruits without sites', { status: 'recruiting', sites: [] }, 'sites', { code: 'nobody_recruits' }],
  ['with a site named twice', { sites: [site('lyon'), site('lyon')] }, 'sites.lyon', { code: 'twice' }],
  [
    'with a site in a country whose people are not called',
    { locale: 'en', sites: [site('paris')] },
    'sites.paris.country',
    { code: 'other_country', country: 'US' },
  ],
  [
    'with latitude and longitude swapped',
    { sites: [site('paris', { place: { latitude: 2.35, longitude: 48.86 } })] },
    'sites.paris',
    { code: 'outside_country', country: 'FR' },
  ],
  ['that recruits at no site', { sites: [closedSite] }, 'sites', { code: 'nobody_recruits' }],
  [
    'that is closed, with a site that recruits',
    { status: 'closed' },
    'sites.paris.recruiting',
    { code: 'recruits_alone' },
  ],
  [
    'that is announced, with a site that recruits',
    { status: 'not_yet_recruiting' },
    'sites.paris.recruiting',
    { code: 'recruits_alone' },
  ],
  [
    'with a maximum age below the minimum',
    { criteria: [{ id: 'age', kind: 'age_between', min: 80, max: 50 }] },
    'criteria.age.max',
    { code: 'below_minimum', min: 80 },
  ],
  [
    'with contradicting ages',
    {
      criteria: [
        { id: 'age', kind: 'age_between', min: 50, max: 60 },
        { id: 'older', kind: 'age_between', min: 65 },
      ],
    },
    'criteria',
    { code: 'no_common_age' },
  ],
  [
    'for no stage',
    { criteria: [{ id: 'stage', kind: 'stage_among', stages: [] }] },
    'criteria.stage.stages',
    { code: 'empty' },
  ],
  [
    'for people with and without a dementia',
    {
      criteria: [
        { id: 'stage', kind: 'stage_among', stages: ['mild_dementia'] },
        { id: 'population', kind: 'no_known_dementia' },
      ],
    },
    'criteria',
    { code: 'no_common_stage' },
  ],
  [
    'for people who live at home and in a care home only',
    {
      criteria: [
        { id: 'home', kind: 'answer_among', question: 'residence', answers: ['home'] },
        { id: 'care-home', kind: 'answer_among', question: 'residence', answers: ['care_home'] },
      ],
    },
    'criteria',
    { code: 'no_common_answer', question: 'residence' },
  ],
  [
    'with an unknown answer',
    { criteria: [{ id: 'home', kind: 'answer_among', question: 'residence', answers: ['hotel'] }] },
    'criteria.home.answers',
    { code: 'unknown_answer', question: 'residence' },
  ],
  [
    'that asks about an operation too long ago',
    { criteria: [{ id: 'operation', kind: 'free_of_condition', condition: 'operation', months: 24 }] },
    'criteria.operation.months',
    { code: 'over_a_year' },
  ],
  [
    'with an empty tree of criteria',
    { criteria: [{ id: 'either', kind: 'any_of', criteria: [] }] },
    'criteria.either.criteria',
    { code: 'empty' },
  ],
  [
    'with a minimum above the maximum inside a tree',
    {
      criteria: [{ id: 'either', kind: 'any_of', criteria: [{ id: 'age', kind: 'age_between', min: 80, max: 50 }] }],
    },
    'criteria.age.max',
    { code: 'below_minimum', min: 80 },
  ],
  [
    'with a criterion named twice',
    {
      criteria: [
        { id: 'partner', kind: 'has_study_partner' },
        { id: 'partner', kind: 'mri_possible' },
      ],
    },
    'criteria.partner',
    { code: 'twice' },
  ],
])('a study %s is refused, naming the field', (_, given, field, reason) => {
  expect(problems(given)).toEqual([{ field, reason }])
})

it('a valid study has no problem, whatever its status', () => {
  expect(problems({})).toEqual([])
  expect(problems({ status: 'to_confirm', sites: [closedSite] })).toEqual([])
  expect(problems({ status: 'closed', sites: [closedSite] })).toEqual([])
})

it.each([
  ['Paris', 'FR', 48.86, 2.35],
  ['Saint-Denis (Réunion)', 'FR', -20.88, 55.45],
  ['Cayenne', 'FR', 4.92, -52.31],
  ['Boston', 'US', 42.36, -71.06],
  ['Anchorage', 'US', 61.22, -149.9],
  ['Honolulu', 'US', 21.31, -157.86],
  ['San Juan (Puerto Rico)', 'US', 18.47, -66.11],
] as const)(
  '%s is in %s, unless its coordinates are swapped or it has another country',
  (_, country, latitude, longitude) => {
    expect(isInCountry(country, { latitude, longitude })).toBe(true)
    expect(isInCountry(country, { latitude: longitude, longitude: latitude })).toBe(false)
    expect(isInCountry(country === 'FR' ? 'US' : 'FR', { latitude, longitude })).toBe(false)
  },
)

it('unchecked lines of the register are reported by number', () => {
  const line = (seen: boolean) => ({ text: 'Age 50 or older', seen, criteria: ['age'] })
  expect(studyProblems({ ...study({}), registerLines: [line(true), line(false), line(false)] })).toEqual([
    { field: 'registerLines', reason: { code: 'unseen_lines', lines: [2, 3] } },
  ])
  expect(studyProblems({ ...study({}), registerLines: [line(true)] })).toEqual([])
})
