import { createHash } from 'node:crypto'
import { locales } from '@clairmemoire/domain/locale'
import { checkAnswer, shownQuestions } from '@clairmemoire/domain/questionnaire'
import { describe, expect, it } from 'vitest'
import type { BilingualQuestion } from '../bilingual-questionnaire.ts'
import {
  everyPreconsultation,
  preconsultation,
  preconsultationFor,
  preconsultationIn,
  sectionOf,
} from './preconsultation.ts'

/** The hash of the ids and conditions of each version, which make up its meaning. Texts may be corrected. */
const meanings: Readonly<Record<string, string>> = {
  1: 'bb54a83fbe0ffd00',
  2: '52615d988cc75496',
}

it('the meaning of a version never changes: changed questions need a new version, and the former one stays', () => {
  const found = everyPreconsultation.map(({ version, questions }) => [version, digestOf(questions)])
  expect(Object.fromEntries(found)).toEqual(meanings)
})

function digestOf(questions: readonly BilingualQuestion[]): string {
  const meaning = questions.map(({ id, type, options = [], show_if: conditions = [] }) => [
    id,
    type,
    options.map((option) => option.id),
    conditions,
  ])
  return createHash('sha256').update(JSON.stringify(meaning)).digest('hex').slice(0, 16)
}

it('the form lists the questions that the memory test asks too', () => {
  expect(preconsultationFor('patient', 'fr').from_memory_test).toEqual(['mood', 'sleep', 'senses'])
})

describe.each(locales)('what to prepare before a consultation, %s', (locale) => {
  const { questions, sections } = preconsultationFor('patient', locale)

  it('has every question once, in the order of its sections', () => {
    const inSections = sections.flatMap((section) => section.questions)
    expect(inSections).toEqual(questions.map(({ id }) => id))
    expect(sections.map(({ id }) => id)).toEqual(preconsultation.sections.map(({ id }) => id))
    expect(new Set(inSections).size).toBe(inSections.length)
  })

  it('has only questions that may be declined', () => {
    expect(questions.filter(({ required }) => required)).toEqual([])
    const declined = Object.fromEntries(questions.map(({ id }) => [id, null]))
    const shown = shownQuestions(preconsultationIn(locale), declined)
    expect(shown.map((question) => checkAnswer(question, declined[question.id]))).toEqual(shown.map(() => undefined))
  })

  it('names the section of a question in the wording for the respondent', () => {
    expect(sectionOf('medicines', 'self', locale)).not.toBe(sectionOf('medicines', 'someone_else', locale))
    expect(sectionOf('no_question', 'self', locale)).toBeUndefined()
  })
})
