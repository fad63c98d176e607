import { locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { everyText } from './every-text.ts'
import { groupTexts } from './groups.ts'
import { judged } from './judge.ts'

const texts = await everyText()

it.each(locales)('documents, catalogs, questions and mails in %s are among the texts', (locale) => {
  const places = texts.filter((text) => text.locale === locale).map(({ place }) => place)
  for (const part of ['/pages/', '/studies/', '/footer/', 'features/home in ', 'packages/forms/', 'sample-letters'])
    expect(places).toContainEqual(expect.stringContaining(part))
})

describe('every text is easy to read and makes no promises (R0-08, R0-23)', () => {
  it.each(texts)('$place', (text) => {
    expect(judged(text).faults).toEqual([])
  })
})

const groups = groupTexts(texts).map(({ text, limits }) => ({ place: text.place, text, limits }))

describe('texts on hard topics have stricter limits', () => {
  it.each([
    'what people agree to',
    'privacy in short',
    'what a result of the memory test says',
    'the page of a result',
    'easy to read',
  ])('%s has texts in both languages', (name) => {
    const found = groups.filter(({ place }) => place.includes(name)).map(({ text }) => text.locale)
    expect(new Set(found)).toEqual(new Set(locales))
  })

  it.each(groups)('$place', ({ text, limits }) => {
    expect(judged(text, limits).faults).toEqual([])
  })
})

it('an easy-to-read text has one sentence on each line', () => {
  const lines = groups
    .filter(({ place }) => place.endsWith('easy to read'))
    .flatMap(({ text }) => text.lines.filter(({ field }) => /items.*\.text/.test(field)))
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter((line) => /[.?!…]\s/.test(line.text))).toEqual([])
})
