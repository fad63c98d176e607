import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import type { Residence } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import { type Answers, shownQuestions } from '@clairmemoire/domain/questionnaire'
import type { Criterion } from '@clairmemoire/domain/study'
import { everyQuestion, trialFinder } from '@clairmemoire/forms/trial-finder'
import { describe, expect, it } from 'vitest'
import { openIn, questionnairesFor } from './questionnaires.ts'

const { find, trialFinderIn } = questionnairesFor({ current: () => sampleStudies })
const { questions: screening } = trialFinder(openIn(sampleStudies))

const asked = (country: Residence, answers: Answers = {}) =>
  shownQuestions(trialFinderIn('fr'), { respondent: 'self', country, ...answers }).map(({ id }) => id)

describe('the questions of the trial finder', () => {
  it('in France are those that the only French study needs', () => {
    expect(asked('FR').join(' ')).toBe('respondent country age memory_state postal_code')
    expect(asked('FR', { memory_state: 'alzheimer' })).toEqual(asked('FR'))
  })

  it('in the United States are those that the studies need; the stage is asked only about Alzheimer’s disease', () => {
    expect(asked('US').join(' ')).toBe(
      'respondent country age memory_state study_partner mri conditions treatments zip_code',
    )
    expect(asked('US', { memory_state: 'alzheimer' })).toContain('stage')
    expect(asked('US', { memory_state: 'mci' })).not.toContain('stage')
  })

  it('in the United States do not include those that only studies without an open site need', () => {
    const onlyMindset = sampleStudies.map((study) => ({
      ...study,
      sites: study.sites.map((site) => ({ ...site, recruiting: study.code === 'MINDSET_2' })),
    }))
    const { questions } = questionnairesFor({ current: () => onlyMindset }).trialFinderIn('en')
    const fewer = questions.map(({ id }) => id)
    expect(fewer).toContain('memory_state')
    expect(fewer).not.toContain('treatments')
    expect(everyQuestion.questions.map(({ id }) => id)).toContain('treatments')
  })

  it('end with the country for residents of other countries', () => {
    expect(asked('elsewhere', { memory_state: 'alzheimer' })).toEqual(['respondent', 'country'])
  })

  it('may all be declined except respondent and country', () => {
    const required = screening.filter((question) => question.required).map(({ id }) => id)
    expect(required).toEqual(['respondent', 'country'])
  })

  it('each have a sentence that gives the reason, except the first question', () => {
    for (const { id, why } of screening) {
      const sentences = locales.flatMap((locale) => (why ? [why[locale].self, why[locale].someone_else] : []))
      expect([id, sentences.length]).toEqual([id, id === 'respondent' ? 0 : 4])
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.]+\.$/u)
    }
  })

  it.each(locales)('have a wording for both respondents in %s', (locale) => {
    const { questions } = trialFinderIn(locale)
    const wordings = questions.flatMap(({ label, hint, why, options = [] }) => [
      label,
      hint,
      why,
      ...options.map((option) => option.label),
    ])
    const texts = wordings.flatMap((wording) => (wording ? [wording.self, wording.someone_else] : []))
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(texts.length).toBeGreaterThan(100)
  })

  it('in French have no-break spaces before punctuation', () => {
    const texts = JSON.stringify(trialFinderIn('fr'))
    expect(texts).not.toMatch(/[^\u202f][?!;]/)
    expect(texts).not.toMatch(/[a-zé] :|\d (?!ou )[a-zé]/)
    expect(texts).not.toContain("'")
  })

  it('in French are gender-neutral', () => {
    expect(JSON.stringify(trialFinderIn('fr'))).not.toMatch(/·e|\(e\)|proche (?:a-t|prend)-il/)
  })
})

it('a questionnaire is found by its id, a property name of objects is not', () => {
  expect(find('trial-finder', 'en')?.version).toBe('2')
  expect(find('constructor', 'en')).toBeUndefined()
})

describe('a diagnosis that no open study of a country accepts', () => {
  const withoutStudyIn = (studies: typeof sampleStudies) =>
    trialFinder(openIn(studies))
      .questions.flatMap(({ options = [] }) => options)
      .flatMap(({ id, no_study_in: where }) => (where ? [`${id} ${where.join(' ')}`] : []))

  it('is listed with its countries, so that the questions can end there', () => {
    expect(withoutStudyIn(sampleStudies)).toEqual(['alzheimer FR', 'other_dementia FR US', 'severe US'])
  })

  it('is not listed once a study of the country accepts it', () => {
    const forAllStages = sampleStudies.map((study) => ({ ...study, criteria: study.criteria.filter(isNotAboutStage) }))
    expect(withoutStudyIn(forAllStages)).toEqual([])
  })

  const isNotAboutStage = ({ kind }: Criterion) => kind !== 'stage_among' && kind !== 'no_known_dementia'
})
