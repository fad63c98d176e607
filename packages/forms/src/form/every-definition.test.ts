import { locales } from '@clairmemoire/domain/locale'
import type { ShowIf } from '@clairmemoire/domain/questionnaire'
import { describe, expect, it } from 'vitest'
import { everyText } from '../memory-test/instrument-faults.ts'
import { finderNews } from '../news/finder-news.ts'
import { programme } from '../news/programme.ts'
import { everyConsent, everyDefinition } from './every-definition.ts'
import { everyForm } from './every-form.ts'
import { consentTextOf, formQuestions } from './form-questions.ts'

it('a version identifies one consent text', () => {
  const versions = everyConsent.map(({ version }) => version)
  expect(versions).toEqual([...new Set(versions)])
})

it.each(Object.keys(everyDefinition))('%s is complete in both languages', (name) => {
  const [french, english] = locales.map((locale) => fieldsIn(locale, everyDefinition[name]))
  expect(french?.length).toBeGreaterThan(0)
  expect(english).toEqual(french)
})

/** The paths of all texts in a definition that are not empty. */
function fieldsIn(locale: (typeof locales)[number], definition: unknown): readonly string[] {
  const texts = everyText(locale, definition).filter(({ text }) => text.trim() !== '')
  return [...new Set(texts.map(({ field }) => field))]
}

describe.each(everyForm)('the form $id $version', (form) => {
  it('has unique question ids', () => {
    const ids = formQuestions(form).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('has conditions on earlier answers only, so that there is no cycle', () => {
    const questions = formQuestions(form)
    const early = questions.flatMap(({ id, show_if: conditions = [] }, index) =>
      conditions.flatMap(({ question }) =>
        questions.slice(0, index).some((asked) => asked.id === question) ? [] : [`${id} by ${question}`],
      ),
    )
    expect(early).toEqual([])
  })

  it('has conditions that an answer can meet', () => {
    const { consents = [], urgent, calls } = form
    const questions = formQuestions(form)
    const conditions: readonly ShowIf[] = [
      ...questions.flatMap(({ show_if: shownIf = [], requiredIf = [] }) => [...shownIf, ...requiredIf]),
      ...consents.flatMap(({ where = [] }) => where),
      ...(urgent?.where ?? []),
      ...(calls?.where ?? []),
    ]
    const impossible = conditions.filter(({ question, is_one_of: ids }) => {
      const options = questions.find(({ id }) => id === question)?.options ?? []
      return !ids.every((id) => options.some((option) => option.id === id))
    })
    expect(impossible).toEqual([])
  })
})

describe('a mail form', () => {
  it('has unique part ids', () => {
    for (const { parts } of [finderNews, programme]) {
      const ids = parts.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
    }
  })

  it('shows the text that matches the answers', () => {
    const version = (news: string) => consentTextOf(finderNews, { news }).version
    expect([version('matching'), version('all')]).toEqual(['finder-news-matching-2026-12', 'finder-news-2026-12'])
  })
})
