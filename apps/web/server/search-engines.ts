import type { Locale } from '@clairmemoire/domain/locale'
import { type SiteEnvironment, siteOrigin } from '@clairmemoire/domain/site-host'
import type { FastifyInstance } from 'fastify'
import type { Content } from '../src/platform/content/content.ts'
import { existsIn } from '../src/routing/guard.ts'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf, type Screen } from '../src/routing/site-map.ts'
import { changedOn } from './articles-feed.ts'
import { siteOfRequest } from './locale-of-request.ts'
import { sendValidated } from './validated-answer.ts'
import { xmlText } from './xml-text.ts'

/** Whoever comes to these was sent there. */
export const unlisted: ReadonlySet<Screen> = new Set(['MemHopThanks', 'PartnerNeuilly'])

interface Listed {
  path: string
  /** `YYYY-MM-DD`, where the content tells it. */
  changedOn?: string
}

/** robots.txt and sitemap.xml of the host that is asked; only production invites search engines. */
export function serveSearchEngines(app: FastifyInstance, contentIn: (locale: Locale) => Content): void {
  app.get('/robots.txt', async (request, reply) => {
    const { locale, environment } = siteOfRequest(request)
    const rule = environment === 'production' ? 'Allow: /' : 'Disallow: /'
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8')
    return `User-agent: *\n${rule}\nSitemap: ${siteOrigin(locale, environment)}/sitemap.xml\n`
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const { locale, environment } = siteOfRequest(request)
    const listed = [...knownPages(locale), ...(await articlesOf(locale, contentIn(locale)))]
    return sendValidated(request, reply, 'application/xml', sitemapOf(listed, locale, environment))
  })
}

function knownPages(locale: Locale): readonly Listed[] {
  return pagesOf(locale)
    .filter(({ page }) => page.status === 200 && !unlisted.has(page.screen))
    .map(({ page, params }) => ({ path: publicPath(page, locale, params) }))
}

/** None while they cannot be read: the pages stand without them. */
async function articlesOf(locale: Locale, content: Content): Promise<readonly Listed[]> {
  const page = pageOf('ArticleDetail')
  if (!existsIn(page, locale)) return []
  const articles = await content.articles().catch(() => [])
  return articles.map((article) => ({
    path: publicPath(page, locale, { slug: article.slug }),
    changedOn: changedOn(article),
  }))
}

function sitemapOf(listed: readonly Listed[], locale: Locale, environment: SiteEnvironment): string {
  const origin = siteOrigin(locale, environment)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(({ path, changedOn: day }) => {
      const lastChange = day === undefined ? '' : `<lastmod>${day}</lastmod>`
      return `<url><loc>${xmlText(origin + path)}</loc>${lastChange}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')
}
