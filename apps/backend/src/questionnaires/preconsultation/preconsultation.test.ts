import { locales } from '@clairmemoire/domain/locale'
import { checkAnswer, shownQuestions } from '@clairmemoire/domain/questionnaire'
import { describe, expect, it } from 'vitest'
import { preconsultation, preconsultationFor, preconsultationIn, sectionOf } from './preconsultation.ts'

describe.each(locales)('what to prepare before a consultation, %s', (locale) => {
  const { questions, sections } = preconsultationFor('patient', locale)

  it('has every question once, in the order of its sections', () => {
    const inSections = sections.flatMap((section) => section.questions)
    expect(inSections).toEqual(questions.map(({ id }) => id))
    expect(sections.map(({ id }) => id)).toEqual(preconsultation.sections.map(({ id }) => id))
    expect(new Set(inSections).size).toBe(inSections.length)
  })

  it('may be declined as a whole', () => {
    expect(questions.filter(({ required }) => required)).toEqual([])
    const declined = Object.fromEntries(questions.map(({ id }) => [id, null]))
    const shown = shownQuestions(preconsultationIn(locale), declined)
    expect(shown.map((question) => checkAnswer(question, declined[question.id]))).toEqual(shown.map(() => undefined))
  })

  it('names the section of a question in the words of who answers', () => {
    expect(sectionOf('medicines', 'self', locale)).not.toBe(sectionOf('medicines', 'someone_else', locale))
    expect(sectionOf('no_question', 'self', locale)).toBeUndefined()
  })
})
