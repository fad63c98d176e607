import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { articles, contentWith } from '../src/features/articles/testing/sample-articles.ts'
import { contentWithPage, shortPage } from '../src/features/documents/testing/sample-page.ts'
import { type Content, withoutContent } from '../src/platform/content/content.ts'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { isIndexed } from '../src/routing/site-map.ts'
import { contentWithStudies } from '../src/testing/sample-studies.ts'
import { serveSearchEngines } from './search-engines.ts'

async function sitemap(locale: 'fr' | 'en', content: Content, showsSamples = true) {
  const app = Fastify()
  serveSearchEngines(app, () => content, showsSamples)
  const { body } = await app.inject({ url: '/sitemap.xml', headers: { host: locale === 'fr' ? 'a.fr' : 'a.com' } })
  const listed = Array.from(body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path]) => path)
  return { body, listed }
}

test.each(['fr', 'en'] as const)('the %s sitemap lists exactly the indexable pages', async (locale) => {
  const { listed } = await sitemap(locale, withoutContent)
  const answering = (isGood: boolean) =>
    pagesOf(locale)
      .filter(({ page }) => isIndexed(page) === isGood)
      .map(({ page, params }) => publicPath(page, locale, params))
  expect(listed).toEqual(answering(true))
  expect(answering(false).length).toBeGreaterThan(0)
})

test('the French sitemap lists every article, with the date of its last change', async () => {
  const content = contentWith(
    articles.map((article) => ({ ...article, publishedOn: '2026-01-01', reviewedOn: '2026-02-03' })),
  )
  const { body, listed } = await sitemap('fr', content)
  for (const { slug } of articles) expect(listed).toContain(`/nos-articles/article/${slug}`)
  expect(body.match(/<lastmod>2026-02-03<\/lastmod>/g)).toHaveLength(articles.length)
  expect((await sitemap('en', content)).listed.filter((path = '') => path.includes('article'))).toEqual([])
})

test('forms and private pages are excluded from search engines', async () => {
  const { listed } = await sitemap('en', withoutContent)
  expect(listed).toContain('/clinical-trials')
  expect(listed).not.toContain('/trial-finder')
  expect(listed).not.toContain('/service-unavailable')
})

test('a page without content is not listed, and a changed page has the date of its change', async () => {
  const page = { ...shortPage((_french, english) => english), updatedOn: '2026-03-04' }
  const content = { ...withoutContent, page: async (slug: string) => (slug === 'legal' ? page : undefined) }
  const { body, listed } = await sitemap('en', content)
  expect(body).toContain('/legal</loc><lastmod>2026-03-04</lastmod>')
  expect(listed).not.toContain('/about-us')
})

test('a study with an unapproved text is listed only where samples are shown', async () => {
  const content = { ...contentWithPage(shortPage, 'en'), ...contentWithStudies('en') }
  expect((await sitemap('en', content)).body).toContain('/mk2214</loc><lastmod>2026-11-20</lastmod>')
  expect((await sitemap('en', content, false)).listed).not.toContain('/clinical-trials/mk2214')
})

test('a sitemap is revalidated by its ETag', async () => {
  const app = Fastify()
  serveSearchEngines(app, () => contentWith(articles), true)
  const { headers } = await app.inject('/sitemap.xml')
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
