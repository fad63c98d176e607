import { type Country, countries } from '@clairmemoire/domain/country'
import { assessStudy } from '@clairmemoire/domain/eligibility'
import type { Answers, AnswerValue, Question } from '@clairmemoire/domain/questionnaire'
import { shownQuestions } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import { askingStudies, screeningOrder } from '@clairmemoire/domain/screening-order'
import type { Study, StudySite } from '@clairmemoire/domain/study'
import { describe, expect, it } from 'vitest'
import { questionnaireIn } from '../bilingual-questionnaire.ts'
import { type Draw, drawFrom, sampleCatalogue, oneOf } from './testing/made-up-catalogue.ts'
import type { OpenStudies } from './screening-question.ts'
import { trialFinder } from './trial-finder.ts'

const draw = drawFrom(2026)
const catalogue = sampleCatalogue(draw, 60)
const screeningOf = (open: OpenStudies) => ({
  ...questionnaireIn('en', trialFinder(open)),
  asking: askingStudies(open),
})
/** A third of the studies: in registers, two of three do not recruit any more. */
const openNow = {
  FR: catalogue.FR.filter((_, index) => index % 3 === 0),
  US: catalogue.US.filter((_, index) => index % 3 === 0),
}
const everyQuestionAsked = screeningOf(catalogue)
const people = Array.from({ length: 200 }, () => madeUpPerson(draw))

/** The answers to all questions, whether they are asked or not. */
function madeUpPerson(drawn: Draw): Answers {
  const country = oneOf(drawn, countries as readonly [Country, Country])
  const answers = everyQuestionAsked.questions.map(
    (question) => [question.id, answerOf(drawn, question, country)] as const,
  )
  const person: Answers = Object.fromEntries(answers)
  return { ...person, ...(person['sex'] === 'man' && { pregnancy: 'no' }) }
}

/** Most of these people have none of the listed conditions and know it; some do not know or decline to answer. */
function answerOf(drawn: Draw, { id, type, options = [], required }: Question, country: Country): AnswerValue {
  if (id === 'country') return country
  if (!required && drawn() < 0.03) return null
  if (id === 'age') return 50 + Math.floor(drawn() * 40)
  if (type === 'postal_code') return country === 'FR' ? '75011' : '021'
  const ids = options.map((option) => option.id)
  if (ids.includes('unknown') && drawn() < 0.05) return type === 'several_of' ? ['unknown'] : 'unknown'
  const known = ids.filter((option) => option !== 'unknown')
  if (type === 'several_of') {
    const named = known.filter((option) => option !== 'none' && drawn() < 0.08)
    return named.length > 0 ? named : ['none']
  }
  // The first option of most questions is the usual one, except for the stage and the state of the memory.
  const [first = '', ...others] = known
  const isEven = ['memory_state', 'stage', 'respondent', 'sex'].includes(id) || others.length === 0
  return isEven || drawn() > 0.8 ? oneOf(drawn, [first, ...others]) : first
}

const outcomesOf = (answers: Answers, studies: readonly Study[]) =>
  studies.map(
    (study) =>
      assessStudy(
        study,
        profileOfAnswers(answers, 'FR', () => undefined),
      ).outcome,
  )
const only = (answers: Answers, questions: readonly Question[]): Answers =>
  Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? null]))

describe.each([
  ['sixty studies, of which twenty are open', openNow, { median: 12, most: 20 }],
  ['sixty studies that are all open', catalogue, { median: 13, most: 20 }],
] as const)('of %s, two hundred people', (_, open, bounds) => {
  const screening = screeningOf(open)
  const orderFor = (answers: Answers) => screeningOrder(screening, answers, 'FR')
  const inOrder = (counts: readonly number[]) => counts.toSorted((a, b) => a - b)
  const asked = inOrder(people.map((answers) => orderFor(answers).questions.length))
  const all = inOrder(people.map((answers) => shownQuestions(screening, answers).length))

  it(`are asked ${asked[100]} questions as a median and ${asked.at(-1)} at most, in place of ${all[100]} and ${all.at(-1)}`, () => {
    expect(asked[100]).toBeLessThanOrEqual(bounds.median)
    expect(asked.at(-1)).toBeLessThanOrEqual(bounds.most)
  })

  it('get the same outcome for each study as if they had answered every question', () => {
    for (const answers of people) {
      const country = answers['country'] === 'US' ? 'US' : 'FR'
      const studies = open[country].map((study) => ({ ...study, sites: [siteIn(country)] }))
      const everything = only(answers, shownQuestions(screening, answers))
      expect(outcomesOf(only(answers, orderFor(answers).questions), studies)).toEqual(outcomesOf(everything, studies))
    }
  })

  it('get the same questions after going back, and are never asked more questions than announced', () => {
    for (const answers of people.slice(0, 40)) {
      const { questions } = orderFor(answers)
      for (const [index, next] of questions.entries()) {
        const before = orderFor(only(answers, questions.slice(0, index)))
        expect(before.questions.at(-1)).toBe(next)
        expect(index + 1 + before.atMostMore).toBeGreaterThanOrEqual(questions.length)
      }
    }
  })
})

function siteIn(country: Country): StudySite {
  return { id: 'site', city: 'City', country, place: { latitude: 0, longitude: 0 }, recruiting: true, sample: true }
}
