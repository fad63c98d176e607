import type { FastifyInstance } from 'fastify'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Content } from '../src/platform/content/content.ts'
import { feedPath } from '../src/routing/feed-path.ts'
import { existsIn } from '../src/routing/guard.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf } from '../src/routing/site-map.ts'
import { articlesFeed } from './articles-feed.ts'
import { originOfRequest, siteOfRequest } from './locale-of-request.ts'
import { sendValidated } from './validated-answer.ts'

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
    // As a page that cannot be made.
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
