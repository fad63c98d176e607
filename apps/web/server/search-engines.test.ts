import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { articles, contentWith } from '../src/features/articles/testing/sample-articles.ts'
import type { Content } from '../src/platform/content/content.ts'
import { withoutContent } from '../src/platform/content/without-content.ts'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { serveSearchEngines, unlisted } from './search-engines.ts'

async function sitemap(locale: 'fr' | 'en', content: Content) {
  const app = Fastify()
  serveSearchEngines(app, () => content)
  const { body } = await app.inject({ url: '/sitemap.xml', headers: { host: locale === 'fr' ? 'a.fr' : 'a.com' } })
  const listed = Array.from(body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path]) => path)
  return { body, listed }
}

test.each(['fr', 'en'] as const)(
  'the %s sitemap lists the pages that answer 200 and that nobody has to be sent to, and no other',
  async (locale) => {
    const { listed } = await sitemap(locale, withoutContent)
    const answering = (isGood: boolean) =>
      pagesOf(locale)
        .filter(({ page }) => (page.status === 200 && !unlisted.has(page.screen)) === isGood)
        .map(({ page, params }) => publicPath(page, locale, params))
    expect(listed).toEqual(answering(true))
    expect(answering(false).length).toBeGreaterThan(0)
  },
)

test('the French sitemap lists every article, with the day of its last change', async () => {
  const content = contentWith(
    articles.map((article) => ({ ...article, publishedOn: '2026-01-01', reviewedOn: '2026-02-03' })),
  )
  const { body, listed } = await sitemap('fr', content)
  for (const { slug } of articles) expect(listed).toContain(`/nos-articles/article/${slug}`)
  expect(body.match(/<lastmod>2026-02-03<\/lastmod>/g)).toHaveLength(articles.length)
  expect((await sitemap('en', content)).listed.filter((path = '') => path.includes('article'))).toEqual([])
})

test('a sitemap is asked for again by its etag', async () => {
  const app = Fastify()
  serveSearchEngines(app, () => contentWith(articles))
  const { headers } = await app.inject('/sitemap.xml')
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
