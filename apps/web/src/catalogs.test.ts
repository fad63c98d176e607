import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatter } from '@lingui/format-po'
import { describe, expect, test } from 'vitest'

const folders = globSync('**/locales', { cwd: import.meta.dirname })
const format = formatter({ explicitIdAsDefault: true })

async function messagesIn(folder: string, locale: 'fr' | 'en'): Promise<Map<string, string>> {
  const filename = path.join(import.meta.dirname, folder, `${locale}.po`)
  const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'fr', filename })
  return new Map(Object.entries(catalog).map(([id, { translation }]) => [id, translation ?? '']))
}

/** What a sentence is filled with: values and the elements around a part of it. */
function slotsOf(message: string): string[] {
  return [...new Set(message.match(/\{\w+|<\/?\d+\/?>/g))].toSorted()
}

test('there are catalogs to check', () => {
  expect(folders).toContain(path.join('shell', 'locales'))
})

describe.each(folders)('the catalog of %s', (folder) => {
  test('has every message in both languages (R0-08)', async () => {
    const [fr, en] = [await messagesIn(folder, 'fr'), await messagesIn(folder, 'en')]
    expect([...en.keys()].toSorted()).toEqual([...fr.keys()].toSorted())
    expect([...fr, ...en].filter(([, message]) => message.trim() === '')).toEqual([])
  })

  test('fills the same values into both languages', async () => {
    const [fr, en] = [await messagesIn(folder, 'fr'), await messagesIn(folder, 'en')]
    const different = [...fr].filter(([id, message]) => String(slotsOf(message)) !== String(slotsOf(en.get(id) ?? '')))
    expect(different).toEqual([])
  })

  test('keeps French punctuation on the line of its word', async () => {
    const loose = [...(await messagesIn(folder, 'fr'))].filter(([, message]) => / [:;?!»]|« /.test(message))
    expect(loose).toEqual([])
  })
})
