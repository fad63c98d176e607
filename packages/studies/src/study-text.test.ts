import { type Locale, locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { loadStudyText } from './load-study-text.ts'
import { studies } from './register.ts'
import type { StudyIntroduction, StudyPageText } from './study-text.ts'

const texts = await Promise.all(
  studies.flatMap((study) =>
    locales.map(async (locale) => ({ study, locale, name: study.name, text: await loadStudyText(study, locale) })),
  ),
)
const introductions = texts.map(({ text, ...of }) => ({ ...of, introduction: text.introduction }))
const pages = texts.flatMap(({ study, locale, name, text: { introduction, page } }) =>
  page ? [{ study, locale, name, introduction, page }] : [],
)

const pagesIn = (wanted: Locale) => pages.filter(({ locale }) => locale === wanted)

const promise =
  /\b(cure|breakthrough|promising|effective|safe and|free treatment|hope)\b|guéri|prometteu|efficace|espoir|révolution/i

function sentencesOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(/(?<=[.?!])\s+/)).filter((sentence) => sentence !== '')
}

function isLong(sentence: string): boolean {
  return sentence.split(/[\s’]+/).length > 30
}

function linesOfIntroduction({ title, description, questionsToAsk }: StudyIntroduction): readonly string[] {
  return [title, ...description, ...questionsToAsk]
}

function linesOfPage({ whatItTests, whatHappens, partner = '', goodToKnow }: StudyPageText): readonly string[] {
  return [whatItTests, whatHappens, partner, goodToKnow].flat()
}

describe('the introduction of a study', () => {
  it.each(introductions)('$name in $locale says that what is tested is not proven yet (R0-23)', ({ introduction }) => {
    expect(introduction.description.join(' ')).toMatch(/investigational|à l’étude/)
  })

  it.each(introductions)('$name in $locale promises no benefit', ({ introduction }) => {
    const sentences = sentencesOf(linesOfIntroduction(introduction))
    expect(sentences.filter((sentence) => promise.test(sentence))).toEqual([])
  })

  it.each(introductions)('$name in $locale keeps sentences to 30 words', ({ introduction }) => {
    expect(sentencesOf(linesOfIntroduction(introduction)).filter(isLong)).toEqual([])
  })

  it.each(introductions)('$name in $locale asks each thing once, as a question to read out', ({ introduction }) => {
    const { questionsToAsk } = introduction
    expect(questionsToAsk.length).toBeGreaterThan(0)
    expect(questionsToAsk.filter((question) => !question.endsWith('?'))).toEqual([])
    expect(new Set(questionsToAsk).size).toBe(questionsToAsk.length)
  })

  it.each(studies)('$name says and asks as much in both languages', async (study) => {
    const both = await Promise.all(locales.map((locale) => loadStudyText(study, locale)))
    const shapes = both.map(({ introduction: { description, questionsToAsk } }) => [
      description.length,
      questionsToAsk.length,
    ])
    expect(shapes[0]).toEqual(shapes[1])
  })
})

describe('the page of a study', () => {
  it.each(studies)('$name is written in the language of its site alone (A-08)', ({ code, locale }) => {
    expect(pages.filter(({ study }) => study.code === code).map((page) => page.locale)).toEqual([locale])
  })

  it.each(pagesIn('en'))('$name says what is investigational, in each place a visitor may read alone', (shown) => {
    const { study, page } = shown
    for (const part of [study.summary, page.whatItTests.join(' ')]) expect(part).toContain('investigational')
  })

  it.each(pagesIn('fr'))('$name says what is still under study', ({ study }) => {
    expect(study.summary).toContain('encore à l’étude')
  })

  it.each(pages)('$name promises no benefit', ({ study, page }) => {
    const sentences = sentencesOf([study.summary, ...linesOfPage(page)])
    expect(sentences.filter((sentence) => promise.test(sentence))).toEqual([])
  })

  it.each(pages)('$name keeps sentences to 30 words', ({ study, page }) => {
    expect(sentencesOf([study.summary, ...linesOfPage(page)]).filter(isLong)).toEqual([])
  })

  it.each(pages)('$name says nothing twice, introduction included', ({ introduction, page }) => {
    const { description, questionsToAsk } = introduction
    expect(description).not.toEqual([])
    const said = sentencesOf([...description, ...questionsToAsk, ...linesOfPage(page)])
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([])
  })

  it.each(pages)('$name leaves what is not known to the questions for the call', ({ study, page }) => {
    const unknown = /we do not (have|know)|ask on the call|nous n’avons pas|nous ne savons pas|pendant l’appel/i
    expect([study.summary, ...linesOfPage(page)].filter((line) => unknown.test(line))).toEqual([])
  })
})
