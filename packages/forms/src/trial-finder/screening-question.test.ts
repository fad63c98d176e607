import type { Answers } from '@clairmemoire/domain/questionnaire'
import { questionsOfCriterion, whenQuestion } from '@clairmemoire/domain/questions-of-criterion'
import {
  type Amount,
  amounts,
  type Choice,
  type Condition,
  type Criterion,
  choices,
  combinedQuestions,
  conditions,
  type List,
  listOf,
  lists,
  listsWithoutOwnQuestion,
  monthsAgo,
  type Study,
  treatments,
} from '@clairmemoire/domain/study'
import { describe, expect, it } from 'vitest'
import { forAll } from '../bilingual-questionnaire.ts'
import { questionsInUse, type ScreeningQuestion } from './screening-question.ts'
import { everyQuestion, questionsFor, trialFinder } from './trial-finder.ts'

const studyWith = (...criteria: readonly Criterion[]): Study => ({
  code: 'SAMPLE',
  name: 'SAMPLE',
  slug: 'sample',
  locale: 'fr',
  status: 'recruiting',
  lastChecked: '2026-11-20',
  kind: 'medicine',
  registryIds: [],
  procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
  criteria,
  sites: [],
})
const mriStudy = studyWith({ id: 'mri', kind: 'mri_possible' })
const strokeStudy = studyWith({ id: 'stroke', kind: 'free_of_condition', condition: 'stroke' })

const question = (given: Partial<ScreeningQuestion>): ScreeningQuestion => ({
  id: 'mri',
  type: 'one_of',
  required: false,
  label: forAll('IRM', 'MRI'),
  ...given,
})
const mri = question({})
const someConditions = question({
  id: 'conditions',
  type: 'several_of',
  options: [
    { id: 'stroke', label: forAll('AVC', 'Stroke') },
    { id: 'epilepsy', label: forAll('Épilepsie', 'Epilepsy') },
    { id: 'none', exclusive: true, label: forAll('Aucun', 'None') },
  ],
})

describe('a question', () => {
  it('is skipped if no open study uses it', () => {
    expect(questionsInUse([mri], { FR: [strokeStudy], US: [] })).toEqual([])
  })

  it('is asked in the countries of the open studies that use it', () => {
    const asked = (open: Parameters<typeof questionsInUse>[1]) => questionsInUse([mri], open)[0]?.show_if
    expect(asked({ FR: [strokeStudy], US: [mriStudy] })).toEqual([{ question: 'country', is_one_of: ['US'] }])
    expect(asked({ FR: [mriStudy], US: [mriStudy] })).toEqual([{ question: 'country', is_one_of: ['FR', 'US'] }])
  })

  it('keeps its own condition besides that of the country', () => {
    const opener = { question: 'memory_state', is_one_of: ['alzheimer'] }
    const [asked] = questionsInUse([{ ...mri, show_if: [opener] }], { FR: [], US: [mriStudy] })
    expect(asked?.show_if).toEqual([{ question: 'country', is_one_of: ['US'] }, opener])
  })

  it('that serves any study is asked if any study of its country is open', () => {
    const place = question({ id: 'postal_code', servesAny: true, countries: ['FR'] })
    expect(questionsInUse([place], { FR: [mriStudy], US: [] })).toHaveLength(1)
    expect(questionsInUse([place], { FR: [], US: [mriStudy] })).toEqual([])
  })

  it('about several conditions lists all of them, even if a study uses only one', () => {
    const [asked] = questionsInUse([someConditions], { FR: [], US: [strokeStudy] })
    expect(asked?.options?.map(({ id }) => id)).toEqual(['stroke', 'epilepsy', 'none'])
  })
})

/** Lists for whose entries nobody is asked how long ago they were. */
const withoutTime: readonly List[] = ['mri_obstacles', 'everyday', 'legal']

describe('the questions of the domain', () => {
  const optionsOf = (wanted: string) =>
    everyQuestion.questions
      .find(({ id }) => id === wanted)
      ?.options?.map(({ id }) => id)
      .filter((id) => id !== 'unknown' && id !== 'none')

  const byQuestion = (Object.keys(lists) as List[]).flatMap((list) => {
    const combined = combinedQuestions[list]
    const together = (Object.keys(lists) as List[]).filter((other) => combinedQuestions[other] === combined)
    return [
      ...(listsWithoutOwnQuestion.includes(list) ? [] : [[list, [...lists[list]] as string[]] as const]),
      ...(combined === undefined
        ? []
        : [[combined, together.flatMap((other): string[] => [...lists[other]])] as const]),
    ]
  })

  it.each(byQuestion)('have the entries of their list as options: %s', (question, entries) => {
    expect(new Set(optionsOf(question))).toEqual(new Set(entries))
  })

  it('ask for two lists at once if a study needs the second, otherwise for the first list only', () => {
    const open = (condition: Condition) => ({
      FR: [],
      US: [studyWith({ id: 'c', kind: 'free_of_condition', condition })],
    })
    const askedFor = (condition: Condition) =>
      trialFinder(open(condition))
        .questions.filter(({ id }) => id.includes('conditions'))
        .map(({ id }) => id)
    expect(askedFor('stroke')).toEqual(['conditions'])
    expect(askedFor('diabetes')).toEqual(['all_conditions'])
  })

  it('follow the long list instead of the short one if the long one is asked', () => {
    const months = { kind: 'free_of_condition', months: 12 } as const
    const study = studyWith(
      { id: 's', condition: 'stroke', ...months },
      { id: 'd', kind: 'free_of_condition', condition: 'diabetes' },
    )
    const { questions } = trialFinder({ FR: [], US: [study] })
    expect(questions.find(({ id }) => id === 'when_stroke')?.show_if?.at(-1)?.question).toBe('all_conditions')
  })

  it.each(Object.entries({ ...choices, ...amounts }))(
    'have their answers as options, except the usual one, which the list covers: %s',
    (question, answers) => {
      const known = Array.isArray(answers) ? answers : Object.keys(answers)
      const asked = everyQuestion.questions.find(({ id }) => id === question)
      const usual =
        asked?.show_if?.[0]?.question === 'everyday' ? (question === 'school_years' ? ['over_12'] : [known[0]]) : []
      expect(new Set([...(optionsOf(question) ?? []), ...usual])).toEqual(new Set(known))
    },
  )

  it.each([...conditions, ...treatments].filter((entry) => !withoutTime.includes(listOf(entry))))(
    'ask how long ago %s was, if it was named',
    (entry) => {
      const asked = everyQuestion.questions.find(({ id }) => id === whenQuestion(entry))
      const list = listOf(entry)
      const question = listsWithoutOwnQuestion.includes(list) ? combinedQuestions[list] : list
      expect(asked?.show_if).toEqual([{ question, is_one_of: [entry] }])
      expect(optionsOf(whenQuestion(entry))).toEqual(Object.keys(monthsAgo))
    },
  )

  it('depend on exactly the questions that a criterion needs before them', () => {
    const every: Criterion[] = [
      { id: 'stage', kind: 'stage_among', stages: [] },
      { id: 'obstacle', kind: 'free_of_condition', condition: 'pacemaker' },
      { id: 'medicine', kind: 'not_treated_with', treatment: 'galantamine' },
      ...(Object.keys(choices) as Choice[]).map((question) => ({
        id: question,
        kind: 'answer_among' as const,
        question,
        answers: [],
      })),
      ...(Object.keys(amounts) as Amount[]).map((amount) => ({
        id: amount,
        kind: 'at_least' as const,
        amount,
        least: 1,
      })),
    ]
    for (const criterion of every) {
      const asked = questionsOfCriterion(criterion)
      const last = everyQuestion.questions.find(({ id }) => id === asked.at(-1))
      const openers = asked.slice(0, -1).filter((id) => !id.startsWith('all_'))
      expect(last?.show_if?.map(({ question }) => question) ?? []).toEqual(openers)
    }
  })
})

describe('on the telephone, the questions for undecided criteria', () => {
  const asked = (criteria: readonly Criterion[], answers: Answers = {}) =>
    questionsFor(criteria, { respondent: 'self', country: 'FR', ...answers }, 'fr').map(({ id }) => id)
  const walking: Criterion = { id: 'w', kind: 'answer_among', question: 'walking', answers: ['alone'] }
  const hours: Criterion = { id: 'h', kind: 'at_least', amount: 'partner_hours', least: 10 }
  const heart: Criterion = { id: 'd', kind: 'free_of_condition', condition: 'heart_disease', months: 12 }

  it.each<[string, Criterion, Answers, string[]]>([
    ['a point of everyday life', walking, {}, ['everyday']],
    ['more about a point that was named', walking, { everyday: ['help_walking'] }, ['everyday', 'walking']],
    ['the time of somebody who comes along', hours, { study_partner: 'yes' }, ['study_partner', 'partner_hours']],
    [
      'how long ago an illness was',
      heart,
      { all_conditions: ['heart_disease'] },
      ['all_conditions', 'when_heart_disease'],
    ],
    [
      'the parts of alternatives',
      { id: 'any', kind: 'any_of', criteria: [walking, hours] },
      {},
      ['study_partner', 'everyday'],
    ],
    ['nothing that only the team can check', { id: 't', kind: 'checked_by_team', topic: 'brain_scan' }, {}, []],
  ])('is %s', (_, criterion, answers, questions) => {
    expect(asked([criterion], answers)).toEqual(questions)
  })
})
