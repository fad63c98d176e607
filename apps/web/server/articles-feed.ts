import { type ArticleEntry, changedOn } from '@clairmemoire/cms-client/article'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import type { FastifyInstance } from 'fastify'
import type { Content } from '../src/platform/content/content.ts'
import { feedPath } from '../src/routing/file-paths.ts'
import { existsIn } from '../src/routing/guard.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf } from '../src/routing/site-map.ts'
import { originOfRequest, siteOfRequest } from './locale-of-request.ts'
import { sendValidated } from './validated-answer.ts'
import { xmlText } from './xml-text.ts'

const list = pageOf('ArticlesHome')
const article = pageOf('ArticleDetail')

/** The feed of the articles, on the site that has them. */
export function serveFeed(app: FastifyInstance, contentIn: (locale: Locale) => Content): void {
  app.get(feedPath, async (request, reply) => {
    const { locale, environment } = siteOfRequest(request)
    if (!existsIn(list, locale)) return reply.callNotFound()
    if (environment !== 'production') reply.header('x-robots-tag', 'noindex')
    const articles = await contentIn(locale)
      .articles()
      .catch(() => undefined)
    // The response is that of a page that cannot be rendered.
    if (!articles) return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '300' }).send()
    const feed = articlesFeed(articles, {
      origin: originOfRequest(request),
      path: feedPath,
      listPath: publicPath(list, locale),
      pathOf: (slug) => publicPath(article, locale, { slug }),
    })
    return sendValidated(request, reply, 'application/atom+xml', feed)
  })
}

/** The maximum number of articles in a feed. */
const maxArticles = 20

interface FeedPlace {
  /** Origin of the site, without a slash at its end. */
  origin: string
  /** Path of the feed itself. */
  path: string
  /** Path of the list of articles. */
  listPath: string
  pathOf: (slug: string) => string
}

/** The latest articles as an Atom feed (RFC 4287), in French like the articles themselves. */
export function articlesFeed(articles: readonly ArticleEntry[], { origin, path, listPath, pathOf }: FeedPlace): string {
  const latest = articles.slice(0, maxArticles)
  const updated = latest.map(changedOn).toSorted().at(-1) ?? '1970-01-01'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    `<title>${xmlText(`Nos articles – ${productName}`)}</title>`,
    `<id>${xmlText(origin + listPath)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(origin + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(origin + listPath)}"/>`,
    `<updated>${instantOf(updated)}</updated>`,
    `<author><name>${xmlText(productName)}</name></author>`,
    ...latest.map((article) => entryOf(article, origin + pathOf(article.slug))),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf(article: ArticleEntry, address: string): string {
  const { title, description, publishedOn, sample } = article
  return [
    '<entry>',
    `<title>${xmlText(title)}</title>`,
    `<id>${xmlText(address)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
    `<published>${instantOf(publishedOn)}</published>`,
    `<updated>${instantOf(changedOn(article))}</updated>`,
    // A sample is marked as such everywhere (R0-22).
    `<summary>${xmlText(sample ? `Exemple, que personne n’a relu. ${description}` : description)}</summary>`,
    '</entry>',
  ].join('')
}

function instantOf(day: string): string {
  return `${day}T00:00:00Z`
}
