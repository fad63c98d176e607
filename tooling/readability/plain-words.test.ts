import { locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { everyText } from './every-text.ts'
import { judged } from './judge.ts'

const texts = await everyText()

it.each(locales)('documents, catalogs, questions and letters in %s are among the texts', (locale) => {
  const places = texts.filter((text) => text.locale === locale).map(({ place }) => place)
  for (const part of ['/pages/', '/studies/', '/footer/', 'features/home/locales/', 'questionnaires/', 'letters/'])
    expect(places).toContainEqual(expect.stringContaining(part))
})

describe('what people read is plain, and promises nothing (R0-08, R0-23)', () => {
  it.each(texts)('$place', (text) => {
    expect(judged(text).faults).toEqual([])
  })
})
