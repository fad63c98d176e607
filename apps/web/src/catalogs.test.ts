import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { formatter } from '@lingui/format-po'
import { describe, expect, test } from 'vitest'
import { existsIn } from './routing/guard.ts'
import { routeFileOf } from './routing/route-file.ts'
import { siteMap } from './routing/site-map.ts'

const folders = globSync('**/locales', { cwd: import.meta.dirname })
const format = formatter({ explicitIdAsDefault: true })

async function messagesIn(folder: string, locale: 'fr' | 'en'): Promise<Map<string, string>> {
  const filename = path.join(import.meta.dirname, folder, `${locale}.po`)
  if (!existsSync(filename)) return new Map()
  const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'fr', filename })
  return new Map(Object.entries(catalog).map(([id, { translation }]) => [id, translation ?? '']))
}

/** The placeholders of a sentence: values and elements. */
function slotsOf(message: string): string[] {
  return [...new Set(message.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].toSorted()
}

/** A feature is French only if every page that shows it is: then its sentences are not translated. */
function isFrenchOnly(folder: string): boolean {
  const pages = siteMap.filter((page) => {
    const route = path.join(import.meta.dirname, 'routes', routeFileOf(page))
    return readFileSync(route, 'utf8').includes(`/${path.dirname(folder)}/`)
  })
  return pages.length > 0 && pages.every((page) => !existsIn(page, 'en'))
}

test('there are catalogs to check', () => {
  expect(folders).toContain(path.join('shell', 'locales'))
})

test('the French catalogs have exactly the messages of the code, with the same text', async () => {
  const lingui = path.join(import.meta.dirname, '../node_modules/.bin/lingui')
  const checked = promisify(execFile)(lingui, [
    'check',
    'sync',
    '--locale',
    'fr',
    '--clean',
    '--overwrite',
    '--workers',
    '1',
  ])
  await expect(checked).resolves.toMatchObject({ stdout: expect.stringContaining('PASS') })
})

test('an id is in one catalog only: a page loads several, and one would hide the other', async () => {
  const ids = await Promise.all(folders.map(async (folder) => [...(await messagesIn(folder, 'fr')).keys()]))
  expect(ids.flat().filter((id, index, all) => all.indexOf(id) !== index)).toEqual([])
})

describe.each(folders)('the catalog of %s', (folder) => {
  test('has every message in each language of its pages, and none is empty (R0-08)', async () => {
    const [fr, en] = [await messagesIn(folder, 'fr'), await messagesIn(folder, 'en')]
    expect([...en.keys()].toSorted()).toEqual(isFrenchOnly(folder) ? [] : [...fr.keys()].toSorted())
    expect([...fr, ...en].filter(([, message]) => message.trim() === '')).toEqual([])
  })

  test('contains no telephone number, because the right one depends on the country (R0-63)', async () => {
    const messages = [...(await messagesIn(folder, 'fr')), ...(await messagesIn(folder, 'en'))]
    expect(messages.filter(([, message]) => /\(\d{3}\)\s\d{3}|\b0\d(\s\d\d){4}/.test(message))).toEqual([])
  })

  test('has the same placeholders in both languages', async () => {
    const [fr, en] = [await messagesIn(folder, 'fr'), await messagesIn(folder, 'en')]
    const different = [...en].filter(([id, message]) => String(slotsOf(message)) !== String(slotsOf(fr.get(id) ?? '')))
    expect(different).toEqual([])
  })
})
