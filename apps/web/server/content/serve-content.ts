import type { Locale } from '@clairmemoire/domain/locale'
import type { FastifyInstance } from 'fastify'
import { type Content, readPath } from '../../src/platform/content/content.ts'
import { siteOfRequest } from '../locale-of-request.ts'
import { sendValidated } from '../validated-answer.ts'

/**
 * Content that an open page may need besides its own data. `study-sites` is for operators, who can check the study sites that the site has
 * read.
 */
const readers: Readonly<Record<string, (content: Content, slug: string) => Promise<unknown>>> = {
  footer: (content) => content.footer(),
  articles: (content) => content.articles(),
  page: (content, slug) => content.page(slug),
  study: (content, slug) => content.study(slug),
  'study-sites': (content) => content.studySites(),
}

/** Sends validated content as JSON, from the same cache as pages; null if the content does not exist in the language. */
export function serveContent(app: FastifyInstance, contentIn: (locale: Locale) => Content): void {
  for (const [kind, read] of Object.entries(readers))
    app.get<{ Params: { slug?: string } }>(`${readPath}/${kind}/:slug?`, async (request, reply) => {
      const { locale } = siteOfRequest(request)
      reply.headers({ vary: 'Cookie', 'content-language': locale, 'x-robots-tag': 'noindex' })
      try {
        const value = (await read(contentIn(locale), request.params.slug ?? '')) ?? null
        return sendValidated(request, reply, 'application/json', JSON.stringify(value))
      } catch {
        // The content store has already reported the failure.
        return reply.code(503).header('cache-control', 'no-store').send()
      }
    })
}
