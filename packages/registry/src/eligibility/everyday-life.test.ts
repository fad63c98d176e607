import { expect, it } from 'vitest'
import type { Side } from './eligibility-line.ts'
import { suggestedCriteria } from './suggested-criteria.ts'

const criteriaOf = (side: Side, text: string) =>
  suggestedCriteria({ role: 'rule', marker: '*', text, side, under: [] }).criteria
const answer = (question: string, ...answers: string[]) => ({ kind: 'answer_among', question, answers })
const atLeast = (amount: string, least: number) => ({ kind: 'at_least', amount, least })
const free = (condition: string) => ({ kind: 'free_of_condition', condition })
const knownDementia = { kind: 'none_of', criteria: [{ id: 'known', kind: 'no_known_dementia' }] }

it.each<[Side, string, object]>([
  ['inclusion', 'Speaks English', answer('language', 'easily', 'with_difficulty')],
  ['inclusion', 'Fluent in French', answer('language', 'easily')],
  ['exclusion', 'Non-English speaking', answer('language', 'easily', 'with_difficulty')],
  ['inclusion', 'Sight and hearing are good enough for tests', free('weak_sight_or_hearing')],
  ['exclusion', 'Impaired vision or hearing', free('weak_sight_or_hearing')],
  ['inclusion', 'Community dwelling', answer('residence', 'home', 'senior_home')],
  ['inclusion', 'Lives in their own home', answer('residence', 'home')],
  ['exclusion', 'Lives in a nursing home', answer('residence', 'home', 'senior_home')],
  ['inclusion', 'Able to walk without help', answer('walking', 'alone')],
  ['exclusion', 'Unable to walk', answer('walking', 'alone', 'with_help')],
  ['inclusion', 'Intact activities of daily living', answer('daily_tasks', 'alone')],
  ['inclusion', 'Has access to the internet', free('no_screen')],
  ['inclusion', 'At least 8 years of education', atLeast('school_years', 8)],
  ['exclusion', 'Less than 6 years of schooling', atLeast('school_years', 6)],
  ['inclusion', 'Women are not of childbearing potential', answer('pregnancy', 'no')],
  ['exclusion', 'Pregnant or breastfeeding', answer('pregnancy', 'no', 'possible')],
  ['inclusion', 'Memory complaints', { kind: 'has_memory_worries' }],
  ['inclusion', 'Diagnosis of dementia', knownDementia],
  ['exclusion', 'No diagnosis of dementia', knownDementia],
  ['exclusion', 'Under guardianship', free('guardianship')],
  ['inclusion', 'Affiliated to social security', free('no_social_security')],
  ['inclusion', 'If taking an AD medication, stable for at least 3 months', atLeast('same_dose_weeks', 13)],
])('the %s “%s” may become a criterion', (side, text, criterion) => {
  expect(criteriaOf(side, text)).toEqual([criterion])
})

it.each<[Side, string]>([
  ['inclusion', 'Speaks English or Spanish'],
  ['inclusion', 'Lives in the community or in a nursing home'],
  ['inclusion', 'A score of 3 or more for 8-15 years of education'],
  ['inclusion', 'Of childbearing potential and willing to use contraception'],
  ['inclusion', 'Donepezil at a stable dose for 3 months'],
  ['exclusion', 'Blindness'],
])('the %s “%s” is left to the team', (side, text) => {
  expect(criteriaOf(side, text).filter(({ kind }) => kind !== 'checked_by_team')).toEqual([])
})

it('hours per week are those of the study partner', () => {
  const partner = { kind: 'has_study_partner' }
  expect(criteriaOf('inclusion', 'Has a study partner for 10 hours per week')).toEqual([
    partner,
    atLeast('partner_hours', 10),
  ])
  expect(criteriaOf('inclusion', 'Has a study partner for 3 times or 8 hours per week')).toEqual([partner])
})

it('“either … or …” becomes two alternative criteria if a person can answer both', () => {
  expect(criteriaOf('inclusion', 'Either has memory complaints or speaks fluent English')).toEqual([
    {
      kind: 'any_of',
      criteria: [
        { id: 'first', kind: 'has_memory_worries' },
        { id: 'second', ...answer('language', 'easily') },
      ],
    },
  ])
  expect(criteriaOf('inclusion', 'Either has memory complaints or a high score of mood')).not.toMatchObject([
    { kind: 'any_of' },
  ])
})
