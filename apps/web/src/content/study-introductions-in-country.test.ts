import { countries } from '@clairmemoire/domain/country'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { studiesIn } from '@clairmemoire/studies'
import { describe, expect, it } from 'vitest'
import type { StudyIntroduction } from './study-introductions.ts'
import { loadStudyIntroductionsIn } from './study-introductions-in-country.ts'

async function introductionsIn(locale: Locale) {
  const [french, american] = await Promise.all(countries.map((country) => loadStudyIntroductionsIn(country, locale)))
  return { ...french, ...american }
}

const both = { fr: await introductionsIn('fr'), en: await introductionsIn('en') }

function sentencesOf({ title, description, questionsToAsk }: StudyIntroduction): readonly string[] {
  return [title, ...description, ...questionsToAsk].flatMap((line) => line.split(/(?<=[.?!])\s+/))
}

describe.each(locales)('the introductions in %s', (locale) => {
  it.each(Object.entries(both[locale]))('%s says that what is tested is not proven yet (R0-23)', (_, introduction) => {
    expect(introduction.description.join(' ')).toMatch(/investigational|à l’étude/)
  })

  it.each(Object.entries(both[locale]))('%s promises no benefit', (_, introduction) => {
    const promise =
      /\b(cure|breakthrough|promising|effective|safe and|free treatment|hope)\b|guéri|prometteu|efficace|espoir|révolution/i
    expect(sentencesOf(introduction).filter((sentence) => promise.test(sentence))).toEqual([])
  })

  it.each(Object.entries(both[locale]))('%s keeps sentences to 30 words', (_, introduction) => {
    expect(sentencesOf(introduction).filter((sentence) => sentence.split(/[\s’]+/).length > 30)).toEqual([])
  })

  it.each(Object.entries(both[locale]))('%s asks each thing once, as a question to read out', (_, introduction) => {
    const { questionsToAsk } = introduction
    expect(questionsToAsk.length).toBeGreaterThan(0)
    expect(questionsToAsk.filter((question) => !question.endsWith('?'))).toEqual([])
    expect(new Set(questionsToAsk).size).toBe(questionsToAsk.length)
  })
})

it.each(countries)('the studies of %s, and no other, are introduced', async (country) => {
  const codes = studiesIn(country).map(({ code }) => code)
  expect(Object.keys(await loadStudyIntroductionsIn(country, 'fr')).sort()).toEqual(codes.sort())
})

it('both languages introduce the same studies, and ask the same number of questions', () => {
  const shape = (locale: Locale) =>
    Object.entries(both[locale]).map(([code, { description, questionsToAsk }]) => [
      code,
      description.length,
      questionsToAsk.length,
    ])
  expect(shape('fr')).toEqual(shape('en'))
})
