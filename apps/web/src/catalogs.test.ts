import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { existsIn } from './routing/guard.ts'
import { routeFileOf } from './routing/route-file.ts'
import { siteMap } from './routing/site-map.ts'
import { siteCatalogs } from './testing/site-catalogs.ts'

/** The placeholders of a sentence: values and elements. */
function slotsOf(message: string): string[] {
  return [...new Set(message.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].toSorted()
}

/** Whether all pages that show a feature are French: then its messages are not translated. */
function isFrenchOnly(folder: string): boolean {
  const pages = siteMap.filter((page) => {
    const route = path.join(import.meta.dirname, 'routes', routeFileOf(page))
    return readFileSync(route, 'utf8').includes(`${folder.replaceAll(/^src|\/page$/g, '')}/`)
  })
  return pages.length > 0 && pages.every((page) => !existsIn(page, 'en'))
}

test('there are catalogs to check', () => {
  expect(siteCatalogs.map(({ folder }) => folder)).toContain('src/shell')
})

test('an id is in one catalog only, because a page loads several and one message would hide the other', () => {
  const ids = siteCatalogs.flatMap(({ fr }) => Object.keys(fr))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

describe.each(siteCatalogs)('the catalog of $folder', ({ folder, fr, en }) => {
  const messages = [...Object.entries(fr), ...Object.entries(en ?? {})]

  test('has every message in each language of its pages, and none is empty (R0-08)', () => {
    expect(Object.keys(en ?? {}).toSorted()).toEqual(isFrenchOnly(folder) ? [] : Object.keys(fr).toSorted())
    expect(messages.filter(([, message]) => message.trim() === '')).toEqual([])
  })

  test('contains no telephone number, because the right one depends on the country (R0-63)', () => {
    expect(messages.filter(([, message]) => /\(\d{3}\)\s\d{3}|\b0\d(\s\d\d){4}/.test(message))).toEqual([])
  })

  test('has the same placeholders in both languages', () => {
    const different = Object.entries(en ?? {}).filter(
      ([id, text]) => String(slotsOf(text)) !== String(slotsOf(fr[id] ?? '')),
    )
    expect(different).toEqual([])
  })
})
