import path from 'node:path'
import { checked } from '@clairmemoire/cms-client/checked'
import type { StudyPage } from '@clairmemoire/cms-client/study'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from '../content-store.ts'
import { gather } from './content.ts'

const folder = path.resolve(import.meta.dirname, '../../../content')
const { content, faults } = gather(await sourcesIn(folder)())
if (faults.length > 0) throw new Error('Some documents are not good')

const texts = locales.flatMap((locale) =>
  content[locale].entries.studies.flatMap(({ slug, attributes }) => {
    const { value } = checked('studies', attributes(), slug)
    return value ? [{ slug, locale, text: value }] : []
  }),
)
const pages = texts.flatMap(({ text, ...of }) => (text.page ? [{ ...of, text, page: text.page }] : []))
const slugs = [...new Set(texts.map(({ slug }) => slug))]
const pagesIn = (wanted: Locale) => pages.filter(({ locale }) => locale === wanted)

function sentencesOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(/(?<=[.?!])\s+/)).filter((sentence) => sentence !== '')
}

function linesOfPage(page: StudyPage): readonly string[] {
  const { summary, whatItTests, whatHappens, visits, goodToKnow, closed, results } = page
  const { partner = '', partnerTime = '', medicines = '', sideEffects = '', costs = '' } = page
  const done = visits.map(({ text }) => text)
  const ended = [closed?.reason ?? '', results?.summary ?? '']
  return [
    summary,
    whatItTests,
    whatHappens,
    done,
    partner,
    partnerTime,
    medicines,
    sideEffects,
    costs,
    goodToKnow,
    ended,
  ].flat()
}

it('there is at least one text to check', () => {
  expect(slugs.length).toBeGreaterThan(5)
})

describe('the introductory texts of a study', () => {
  it.each(texts)('$slug in $locale says that the treatment is not yet proven (R0-23)', ({ text }) => {
    expect(text.introduction.join(' ')).toMatch(/investigational|à l’étude/)
  })

  it.each(texts)('$slug in $locale asks only questions, and each of them once', ({ text }) => {
    const { questionsToAsk } = text
    expect(questionsToAsk.filter((question) => !question.endsWith('?'))).toEqual([])
    expect(new Set(questionsToAsk).size).toBe(questionsToAsk.length)
  })

  it.each(slugs)('%s has the same number of sentences and questions in both languages', (slug) => {
    const shapes = texts
      .filter((one) => one.slug === slug)
      .map(({ text: { introduction, questionsToAsk } }) => [introduction.length, questionsToAsk.length])
    expect(shapes).toHaveLength(locales.length)
    expect(new Set(shapes.map(String)).size).toBe(1)
  })
})

describe('the page of a study', () => {
  it.each(slugs)('%s is written in one language (A-08)', (slug) => {
    expect(pages.filter((one) => one.slug === slug)).toHaveLength(1)
  })

  it.each(pages)(
    '$slug has public sources on the web, each with its own title of at least three words (R0-22)',
    ({ page }) => {
      expect(page.sources.length).toBeGreaterThan(0)
      for (const { href, title } of page.sources) {
        expect(href).toMatch(/^https:\/\/[a-z0-9.-]+\//)
        expect(title).toMatch(/^\S+ \S+ /)
      }
      expect(new Set(page.sources.map(({ title }) => title)).size).toBe(page.sources.length)
    },
  )

  it.each(pagesIn('en'))('$slug says “investigational” in each part that a visitor may read on its own', ({ page }) => {
    for (const part of [page.summary, page.whatItTests.join(' ')]) expect(part).toContain('investigational')
  })

  it.each(pagesIn('fr'))('$slug says that the treatment is under study', ({ page }) => {
    expect(page.summary).toContain('encore à l’étude')
  })

  it.each(pages)('$slug repeats no sentence, not even one of the introduction', ({ text, page }) => {
    const { summary: _onItsCard, ...body } = page
    const sentences = sentencesOf([
      ...text.introduction,
      ...text.questionsToAsk,
      ...linesOfPage({ ...body, summary: '' }),
    ])
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })

  it.each(pages)('$slug mentions unknown facts only in the questions for the call', ({ page }) => {
    const unknown = /we do not (have|know)|ask on the call|nous n’avons pas|nous ne savons pas|pendant l’appel/i
    expect(linesOfPage(page).filter((line) => unknown.test(line))).toEqual([])
  })
})
