import { type Locale, locales } from '@clairmemoire/domain/locale'
import acceptNegotiator from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsIn } from '../src/routing/guard.ts'
import { knownUrls, unknownUrl } from '../src/routing/known-urls.ts'
import { placePath, publicPath } from '../src/routing/public-paths.ts'
import { siteOfRequest } from './locale-of-request.ts'
import { publicSettings } from './operator-facts.ts'
import type { createPageStore, Encoding } from './page-store.ts'
import type { Operator } from './settings.ts'

const encodings: Encoding[] = ['br', 'gzip', 'identity']
const urlsOf = Object.fromEntries(locales.map((locale) => [locale, knownUrls(locale)])) as Record<
  Locale,
  ReadonlySet<string>
>

export function servePages(app: FastifyInstance, operator: Operator, pageAt: ReturnType<typeof createPageStore>): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { locale, environment } = siteOfRequest(request)
    const [path = '/', query] = splitUrl(request.url)
    const url = mainUrl(path, locale)
    reply.header('vary', 'Cookie, Accept-Encoding')
    if (url !== undefined && url !== withoutSlash(path)) {
      return reply.header('cache-control', 'no-store').redirect(query === undefined ? url : `${url}?${query}`, 302)
    }
    const page = await pageAt(
      url !== undefined && urlsOf[locale].has(url) ? url : unknownUrl,
      publicSettings(operator, locale, environment),
    )
    const encoding = negotiate(request)
    if (environment !== 'production') reply.header('x-robots-tag', 'noindex')
    if (page.status === 503) reply.header('retry-after', '300')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    reply.headers({ 'cache-control': 'no-cache', 'content-language': locale, etag: page.etag })
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    return reply.code(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding])
  }
  app.get('/*', answer)
  app.setNotFoundHandler(answer)
}

/** The main form of a path in a locale; undefined for a path that the locale has no page for. */
function mainUrl(path: string, locale: Locale): string | undefined {
  const placed = placePath(path)
  return placed && existsIn(placed.page, locale) ? publicPath(placed.page, locale, placed.params) : undefined
}

function negotiate(request: FastifyRequest): Encoding {
  const accepted = acceptNegotiator.negotiate(request.headers['accept-encoding'] ?? 'identity', encodings)
  return encodings.find((encoding) => encoding === accepted) ?? 'identity'
}

function splitUrl(url: string): [path: string, query: string | undefined] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, undefined] : [url.slice(0, mark), url.slice(mark + 1)]
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}
