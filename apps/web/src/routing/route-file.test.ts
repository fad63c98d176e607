import { access, readdir, readFile } from 'node:fs/promises'
import { locales } from '@clairmemoire/domain/locale'
import { describe, expect, test } from 'vitest'
import { existsIn } from './guard.ts'
import { routeFileOf } from './route-file.ts'
import { documentOf, siteMap } from './site-map.ts'

const routesFolder = new URL('../routes/', import.meta.url)
const contentFolder = new URL('../../../cms/content/', import.meta.url)

describe('the route file of a row', () => {
  test.each([
    ['/', 'index.tsx'],
    ['/legal', 'legal.tsx'],
    ['/partners', 'partners.index.tsx'],
    ['/partners/neuilly', 'partners.neuilly.tsx'],
    ['/our-articles/article/:slug', 'our-articles.article.$slug.tsx'],
  ])('of %s is %s', (path, file) => {
    expect(routeFileOf({ path }, [{ path: '/partners' }, { path: '/partners/neuilly' }])).toBe(file)
  })

  test('is the same for all pages that show only a document', () => {
    expect(routeFileOf({ path: '/legal', document: true })).toBe('$.tsx')
  })
})

const documents = siteMap.filter(({ document }) => document)
const routed = siteMap.filter(({ document }) => document !== true)

test('each row has its route file, and there is no other', async () => {
  const files = (await readdir(routesFolder)).filter((name) => name !== '__root.tsx')
  expect(files.toSorted()).toEqual([...new Set(siteMap.map((page) => routeFileOf(page)))].toSorted())
})

test.each(
  documents.flatMap((page) =>
    locales.filter((locale) => existsIn(page, locale)).map((locale) => [page, locale] as const),
  ),
)('$0.screen has its document in $1', async (page, locale) => {
  const file = new URL(`${locale}/pages/${documentOf(page)}.md`, contentFolder)
  await expect(access(file)).resolves.toBeUndefined()
})

test.each(routed)('the route file of $screen declares its path', async (page) => {
  const source = await readFile(new URL(routeFileOf(page), routesFolder), 'utf8')
  const declared = /createFileRoute\('([^']+)'\)/.exec(source)?.[1] ?? ''
  // The router writes `/a/$b/` where the site map writes `/a/:b`.
  expect(declared.replace(/(?<=.)\/$/, '').replaceAll('$', ':')).toBe(page.path)
})
