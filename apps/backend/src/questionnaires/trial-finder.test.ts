import { locales } from '@clairmemoire/domain/locale'
import { shownQuestions } from '@clairmemoire/domain/questionnaire'
import { describe, expect, it } from 'vitest'
import { trialFinderIn } from './questionnaires.ts'
import { trialFinder } from './trial-finder.ts'

describe('the questions before a study', () => {
  it('stand in this order', () => {
    expect(trialFinder.questions.map((question) => question.id).join(' ')).toBe(
      'respondent age memory_state stage study_partner mri conditions treatments postal_code',
    )
  })

  it('may all be declined but the first', () => {
    expect(trialFinder.questions.filter((question) => question.required).map(({ id }) => id)).toEqual(['respondent'])
  })

  it('ask for the stage only of Alzheimer’s disease', () => {
    const asked = (memoryState: string) =>
      shownQuestions(trialFinderIn('fr'), { memory_state: memoryState }).some(({ id }) => id === 'stage')
    expect([asked('alzheimer'), asked('mci')]).toEqual([true, false])
  })

  it('ask for the postal code of the country of the site', () => {
    const country = (locale: 'fr' | 'en') => trialFinderIn(locale).questions.at(-1)?.validation?.country
    expect([country('fr'), country('en')]).toEqual(['FR', 'US'])
  })

  it.each(locales)('have words for both readers in %s', (locale) => {
    const { questions } = trialFinderIn(locale)
    const wordings = questions.flatMap(({ label, hint, options = [] }) => [label, hint, ...options.map((o) => o.label)])
    const texts = wordings.flatMap((wording) => (wording ? [wording.self, wording.someone_else] : []))
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(texts.length).toBeGreaterThan(80)
  })

  it('in French keep signs and words together', () => {
    const texts = JSON.stringify(trialFinderIn('fr'))
    expect(texts).not.toMatch(/[^\u202f][?!;]/)
    expect(texts).not.toMatch(/[a-zé] :/)
    expect(texts).not.toContain("'")
  })
})
