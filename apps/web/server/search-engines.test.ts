import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { serveSearchEngines } from './search-engines.ts'

test.each(['fr', 'en'] as const)('the %s sitemap lists the pages that answer 200, and no other', async (locale) => {
  const app = Fastify()
  serveSearchEngines(app)
  const { body } = await app.inject({ url: '/sitemap.xml', headers: { host: locale === 'fr' ? 'a.fr' : 'a.com' } })
  const listed = Array.from(body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path]) => path)
  const answering = (isGood: boolean) =>
    pagesOf(locale)
      .filter(({ page }) => (page.status === 200) === isGood)
      .map(({ page, params }) => publicPath(page, locale, params))
  expect(listed).toEqual(answering(true))
  expect(answering(false).length).toBeGreaterThan(0)
})
