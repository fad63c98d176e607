import { changedOn } from '@clairmemoire/cms-client/article'
import type { Locale } from '@clairmemoire/domain/locale'
import type { FastifyInstance } from 'fastify'
import type { Content } from '../src/platform/content/content.ts'
import { mayBeShown } from '../src/platform/content/may-be-shown.ts'
import { existsIn } from '../src/routing/guard.ts'
import { pagesOf } from '../src/routing/known-urls.ts'
import { type PathMatch, publicPath } from '../src/routing/public-paths.ts'
import { documentOf, isIndexed, pageOf } from '../src/routing/site-map.ts'
import { originOfRequest, siteOfRequest } from './locale-of-request.ts'
import { sendValidated } from './validated-answer.ts'
import { xmlText } from './xml-text.ts'

interface Listed {
  path: string
  /** `YYYY-MM-DD`, if the content states it. */
  changedOn?: string
}

/** robots.txt and sitemap.xml of the requested host; only production allows search engines. */
export function serveSearchEngines(
  app: FastifyInstance,
  contentIn: (locale: Locale) => Content,
  showsSamples: boolean,
): void {
  app.get('/robots.txt', async (request, reply) => {
    const { environment } = siteOfRequest(request)
    const rule = environment === 'production' ? 'Allow: /' : 'Disallow: /'
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8')
    return `User-agent: *\n${rule}\nSitemap: ${originOfRequest(request)}/sitemap.xml\n`
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const { locale } = siteOfRequest(request)
    const content = contentIn(locale)
    const listed = [
      ...(await knownPages(locale, content)),
      ...(await studiesOf(locale, content, showsSamples)),
      ...(await articlesOf(locale, content)),
    ]
    return sendValidated(request, reply, 'application/xml', sitemapOf(listed, originOfRequest(request)))
  })
}

/** The pages that search engines may index. A page whose content cannot be read now is listed too. */
async function knownPages(locale: Locale, content: Content): Promise<readonly Listed[]> {
  const listed = pagesOf(locale).filter(({ page }) => isIndexed(page))
  const entries = await Promise.all(
    listed.map(async ({ page, params }) => {
      const path = publicPath(page, locale, params)
      const metadata = await metadataOf({ page, params }, content).catch(() => ({}))
      return metadata && { path, ...metadata }
    }),
  )
  return entries.flatMap((entry) => entry ?? [])
}

/** The date of the last change of a page's content; undefined if the content does not exist, because then there is no page. */
async function metadataOf({ page }: PathMatch, content: Content): Promise<Pick<Listed, 'changedOn'> | undefined> {
  const name = documentOf(page)
  if (name === undefined) return {}
  const document = await content.page(name)
  return document && dayOf(document.updatedOn)
}

/** The pages of the site’s studies whose text may be shown; none while they cannot be read. */
async function studiesOf(locale: Locale, content: Content, showsSamples: boolean): Promise<readonly Listed[]> {
  const studies = await content.studies().catch(() => [])
  return studies
    .filter((study) => study.page && mayBeShown(study, { showsSamples }))
    .map(({ slug, lastChecked: changedOn }) => ({
      path: publicPath(pageOf('StudyDetail'), locale, { trial_name: slug }),
      changedOn,
    }))
}

function dayOf(day: string | undefined): Pick<Listed, 'changedOn'> {
  return day === undefined ? {} : { changedOn: day }
}

/** The pages of the articles; empty while articles cannot be read, so that the sitemap still lists the other pages. */
async function articlesOf(locale: Locale, content: Content): Promise<readonly Listed[]> {
  const page = pageOf('ArticleDetail')
  if (!existsIn(page, locale)) return []
  const articles = await content.articles().catch(() => [])
  return articles.map((article) => ({
    path: publicPath(page, locale, { slug: article.slug }),
    changedOn: changedOn(article),
  }))
}

function sitemapOf(listed: readonly Listed[], origin: string): string {
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
