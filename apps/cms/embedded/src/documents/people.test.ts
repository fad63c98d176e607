import { type Country, countries, countryOfLocale } from '@clairmemoire/domain/country'
import { kilometresBetween } from '@clairmemoire/domain/distance'
import { assessStudy, type CriterionState, type Profile, rankStudies } from '@clairmemoire/domain/eligibility'
import { type Person, people } from '@clairmemoire/domain/testing/people'
import type { Answers, AnswerValue } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import { type Criterion, isAnswerable, listOf, mayRecruit, type Study } from '@clairmemoire/domain/study'
import { studiesIn } from '@clairmemoire/domain/studies'
import { describe, expect, it } from 'vitest'
import { sampleStudies as studies } from '@clairmemoire/cms-client/testing/repository-studies'

/** The id of a study site, by the first digits of a postal code; a test person lives at the coordinates of this site. */
const siteIdOfPostalCode: Readonly<Record<string, string>> = {
  '021': 'boston',
  '100': 'new-york',
  '606': 'chicago',
  '981': 'seattle',
  '303': 'atlanta',
  '850': 'phoenix',
  '75': 'paris',
  '59': 'lille',
  '69': 'lyon',
}

const placeOf = (country: Country, code: string) => {
  const siteId = siteIdOfPostalCode[code.slice(0, country === 'FR' ? 2 : 3)]
  return studies.flatMap(({ sites }) => sites).find(({ id }) => id === siteId)?.place
}

function outcomeOf({ reads, answers }: Person) {
  const profile = profileOfAnswers(answers, countryOfLocale(reads), placeOf)
  return rankStudies(studiesIn(profile.residence, studies), profile)
}

describe('the outcome', () => {
  it.each(people)('of $who is $outcome – $because', (person) => {
    const [best] = outcomeOf(person)
    expect(best?.outcome).toBe(person.outcome)
    expect(best?.outcome === 'no_match' ? undefined : best?.code).toBe(person.first)
  })

  it('does not depend on the language if the person gives a country', () => {
    for (const person of people) {
      if (!('country' in person.answers)) continue
      const other = outcomeOf({ ...person, reads: person.reads === 'fr' ? 'en' : 'fr' })
      expect(other).toEqual(outcomeOf(person))
    }
  })
})

it('the test people cover both countries, both languages and every outcome', () => {
  const valuesOf = (read: (person: Person) => unknown) => new Set(people.map(read))
  expect(people.length).toBeGreaterThanOrEqual(40)
  expect(valuesOf(({ who }) => who).size).toBe(people.length)
  expect(valuesOf(({ reads }) => reads)).toEqual(new Set(['fr', 'en']))
  expect(valuesOf(({ answers }) => answers['country'])).toEqual(new Set(['FR', 'US', 'elsewhere']))
  for (const country of countries) {
    const outcomes = people.filter(({ answers }) => answers['country'] === country).map(({ outcome }) => outcome)
    expect({ country, outcomes: new Set(outcomes) }).toEqual({
      country,
      outcomes: new Set(['match', 'cannot_tell', 'no_match']),
    })
  }
})

/** Returns an answer that leads to the given state of the criterion. */
function answersFor(criterion: Criterion, state: CriterionState): Answers {
  const pick = (
    question: string,
    met: AnswerValue,
    notMet: AnswerValue,
    unknown: AnswerValue = 'unknown',
  ): Answers => ({
    [question]: { met, not_met: notMet, cannot_tell: unknown, declined: null }[state],
  })
  switch (criterion.kind) {
    case 'age_between':
      return state === 'cannot_tell' ? {} : pick('age', criterion.min, criterion.min - 1)
    case 'stage_among':
      return stageAnswers(criterion.stages, state)
    case 'no_known_dementia':
      return pick('memory_state', 'worried', 'other_dementia')
    case 'has_study_partner':
      return pick('study_partner', 'yes', 'no')
    case 'mri_possible':
      return pick('mri', 'yes', 'no')
    case 'free_of_condition':
      return pick(listOf(criterion.condition), ['none'], [criterion.condition], ['unknown'])
    case 'not_treated_with':
      return pick(listOf(criterion.treatment), ['none'], [criterion.treatment], ['unknown'])
    case 'has_memory_worries':
      return pick('memory_state', 'worried', 'no_change')
    // No answer leads to a state of these kinds: the team checks `checked_by_team`, and no sample study has the others.
    case 'answer_among':
    case 'at_least':
    case 'all_of':
    case 'any_of':
    case 'none_of':
    case 'checked_by_team':
    default:
      return {}
  }
}

function stageAnswers(stages: readonly string[], state: CriterionState): Answers {
  if (state === 'declined') return { memory_state: null }
  if (state === 'cannot_tell') return { memory_state: 'worried' }
  if (state === 'not_met') return { memory_state: 'other_dementia' }
  if (stages.includes('no_symptoms')) return { memory_state: 'no_change' }
  return stages.includes('mci') ? { memory_state: 'mci' } : { memory_state: 'alzheimer', stage: 'mild' }
}

/** The profile of a person whose answers meet every answerable criterion; `changed` replaces some of these answers. */
function profileWith(study: Study, changed: Answers): Profile {
  const everyMet = study.criteria.map((criterion) => answersFor(criterion, 'met'))
  const country = study.sites[0]?.country ?? 'FR'
  return profileOfAnswers(Object.assign({}, ...everyMet, changed), country, placeOf)
}

/** Closed, paused and only announced studies are left out: their status is the reason for the outcome, whatever the answers. */
describe.each(studies.filter(({ status }) => mayRecruit(status)))('$code', (study) => {
  const best = study.status === 'recruiting' ? 'match' : 'cannot_tell'
  const answerable = study.criteria.filter(isAnswerable)

  it(`has the outcome ${best} for a person who meets every answerable criterion`, () => {
    expect(assessStudy(study, profileWith(study, {})).outcome).toBe(best)
  })

  it.each(answerable)('does not match a person who does not meet $id', (criterion) => {
    const { outcome, reason, criteria } = assessStudy(study, profileWith(study, answersFor(criterion, 'not_met')))
    expect({ outcome, reason }).toEqual({ outcome: 'no_match', reason: 'criteria' })
    expect(criteria.find(({ id }) => id === criterion.id)?.state).toBe('not_met')
  })

  it.each(answerable.flatMap(({ id }) => [[id, 'cannot_tell'] as const, [id, 'declined'] as const]))(
    'is uncertain while %s is %s',
    (id, state) => {
      const criterion = answerable.find((each) => each.id === id)
      if (criterion === undefined) throw new Error(`no criterion ${id}`)
      const changed = answersFor(criterion, state)
      const profile = profileWith(
        study,
        'age' in changed || criterion.kind !== 'age_between' ? changed : { age: 'unknown' },
      )
      const { outcome, criteria } = assessStudy(study, profile)
      expect(outcome).toBe('cannot_tell')
      expect(criteria.find((each) => each.id === id)?.state).toBe(state)
    },
  )
})

it('no study matches a person who lives in a country without a site, whatever the answers', () => {
  for (const study of studies.filter(({ status }) => mayRecruit(status))) {
    const elsewhere: Profile = { ...profileWith(study, {}), residence: 'elsewhere' }
    expect(assessStudy(study, elsewhere)).toMatchObject({ outcome: 'no_match', reason: 'no_site_in_country' })
  }
})

it('the assessment of a study contains its nearest site', () => {
  const boston = placeOf('US', '02139')
  const study = studies.find(({ code }) => code === 'TRONTIER_1')
  if (boston === undefined || study === undefined) throw new Error('no study with a site in Boston')
  const { nearestSite } = assessStudy(study, { residence: 'US', place: boston })
  expect(nearestSite?.site.id).toBe('boston')
  expect(kilometresBetween(boston, nearestSite?.site.place ?? boston)).toBe(0)
})
