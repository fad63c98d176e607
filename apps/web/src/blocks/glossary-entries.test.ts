import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { hardWord } from './explained.ts'

const content = path.join(import.meta.dirname, '../../../cms/content')

const textsIn = (folders: string) =>
  globSync(folders, { cwd: content }).map((file) => ({ file, text: readFileSync(path.join(content, file), 'utf8') }))

const termOf = (text: string) => /^term: (.+)$/m.exec(text)?.[1] ?? ''

describe.each(locales)('the glossary in %s', (locale) => {
  const entries = textsIn(`${locale}/glossary/*.md`).map(({ file, text }) => ({ file, term: termOf(text) }))
  const texts = [...textsIn(`${locale}/{articles,pages}/*`), ...textsIn('studies/*')]
  const wordOf = (term: string) => hardWord({ slug: 'word', term, text: [] })

  it('has entries', () => {
    expect(entries.length).toBeGreaterThan(5)
  })

  it.each(entries)('explains a word that is used: $file', ({ term }) => {
    expect(texts.some(({ text }) => wordOf(term).firstIn(text))).toBe(true)
  })

  it('explains each word once', () => {
    const twice = entries.filter(({ term }) =>
      entries.some((other) => other.term !== term && wordOf(other.term).firstIn(term)),
    )
    expect(twice).toEqual([])
  })
})
