import { readdir, readFile } from 'node:fs/promises'
import { locales } from '@clairmemoire/domain/locale'
import { expect, test } from 'vitest'
import { siteMap } from './site-map.ts'

const routesFolder = new URL('../routes/', import.meta.url)

async function declaredRoutes(): Promise<readonly { path: string; screen: string | undefined }[]> {
  const names = (await readdir(routesFolder)).filter((name) => name !== '__root.tsx')
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(new URL(name, routesFolder), 'utf8')
      const path = /createFileRoute\('([^']+)'\)/.exec(source)?.[1] ?? name
      return { path: siteMapForm(path), screen: /screen: '(\w+)'/.exec(source)?.[1] }
    }),
  )
}

/** The router writes `/a/$b/` where the site map writes `/a/:b`. */
function siteMapForm(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '').replaceAll('$', ':')
}

test('each route file shows one row of the site map, and each row has its route file', async () => {
  const routes = (await declaredRoutes()).map(({ path, screen }) => `${screen} ${path}`)
  expect(routes.toSorted()).toEqual(siteMap.map(({ path, screen }) => `${screen} ${path}`).toSorted())
})

test('no two pages share a title in a locale', () => {
  for (const locale of locales) {
    const titles = siteMap.flatMap(({ texts }) => texts?.[locale]?.title ?? [])
    expect(new Set(titles).size).toBe(titles.length)
  }
})

test('the banner is hidden on the screens that the requirements name and on those without a header, and on no other', () => {
  const withoutBanner = siteMap.filter(({ banner }) => !banner).map(({ screen }) => screen)
  expect(withoutBanner).toEqual(['StudiesHome', 'StudyDetail', 'TrialFinder', 'ServiceUnavailable'])
})

test('French titles keep their punctuation on the line of its word', () => {
  const texts = siteMap.map((page) => page.texts?.fr?.title ?? '')
  expect(texts.filter((text) => / [:;?!»]|« |'/.test(text))).toEqual([])
})
