import { countryOfLocale, isCountry } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import acceptNegotiator from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { pageContentsPath } from '../src/platform/content/content.ts'
import { unknownUrl } from '../src/routing/known-urls.ts'
import { pathsOf } from '../src/routing/public-paths.ts'
import { siteMap } from '../src/routing/site-map.ts'
import { isConsentNeededFrom } from './cookie-consent.ts'
import { type Destination, destinationOf, type OutsideAddresses } from './destination.ts'
import { siteOfRequest } from './locale-of-request.ts'
import type { EncodedText, Encoding, PageStore } from './page-store.ts'
import { newReader } from './reader.ts'
import { readingOfRequest } from './reading-settings.ts'

const encodings: Encoding[] = ['br', 'gzip', 'identity']

type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Responds to any address: with a page, a redirect to its canonical address or to another site, or NotFound. */
export function createPageAnswer(pageAt: PageStore, outside: OutsideAddresses = {}): PageAnswer {
  return async (request, reply) => {
    const site = siteOfRequest(request)
    const { locale, environment } = site
    const destination = await existing(destinationOf(request.url, locale, outside), pageAt, site)
    // The response depends on the cookies for language, reading settings and consent, and on the other headers listed here.
    reply.headers({ vary: 'Cookie, Accept-Encoding, Sec-GPC, Save-Data', 'content-language': locale })
    if (environment !== 'production') reply.header('x-robots-tag', 'noindex')
    if (destination.kind === 'redirect') {
      return reply
        .header('cache-control', 'no-store')
        .redirect(destination.location, destination.isPermanent ? 301 : 302)
    }
    const reader = { reading: readingOfRequest(request), asksConsent: isConsentNeededFrom(request) }
    const page = await pageAt(destination.url, site, reader)
    reply.headers(speculationHeaders(request))
    return sendText(request, reply.code(page.status), 'text/html', page)
  }
}

/** Sends a text in an encoding that the browser accepts. The browser must revalidate it by its ETag. */
function sendText(request: FastifyRequest, reply: FastifyReply, type: string, { etag, bodies }: EncodedText) {
  reply.headers({ 'cache-control': 'no-cache', etag })
  const isKnown = fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })
  if (reply.statusCode === 200 && isKnown) return reply.code(304).send()
  if (reply.statusCode === 503) reply.header('retry-after', '300')
  const encoding = negotiate(request)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(`${type}; charset=utf-8`).send(bodies[encoding])
}

/**
 * Sends the data and messages of a page to a browser that opens it by client-side navigation. They are rendered and cached together with
 * its HTML.
 */
export function servePageContents(app: FastifyInstance, pageAt: PageStore): void {
  app.get<{ Querystring: { page?: unknown; country?: unknown } }>(pageContentsPath, async (request, reply) => {
    const { page: address, country } = request.query
    const site = siteOfRequest(request)
    const destination = typeof address === 'string' ? destinationOf(address, site.locale) : undefined
    const url = destination?.kind === 'page' ? destination.url : unknownUrl
    const page = await pageAt(url, site, { ...newReader, country: isCountry(country) ? country : undefined })
    reply.headers({ vary: 'Cookie, Accept-Encoding', 'content-language': site.locale, 'x-robots-tag': 'noindex' })
    return sendText(request, reply.code(page.status), 'application/json', page.contents)
  })
}

/** Replaces a redirect to a study that this site does not show by NotFound at the requested address (R2-60). */
async function existing(
  destination: Destination,
  pageAt: PageStore,
  site: ReturnType<typeof siteOfRequest>,
): Promise<Destination> {
  if (destination.kind === 'page' || !destination.mayBeMissing) return destination
  const url = destination.location.replace(/\?.*/s, '')
  const { status } = await pageAt(url, site)
  return status === 404 ? { kind: 'page', url } : destination
}

/** Whether the home page of every language can be served, from the cache or rendered. */
export async function canRenderPages(pageAt: PageStore, environment: SiteEnvironment): Promise<boolean> {
  const homes = locales.map((locale) => pageAt('/', { locale, environment, country: countryOfLocale(locale) }))
  return (await Promise.all(homes)).every(({ status }) => status === 200)
}

function negotiate(request: FastifyRequest): Encoding {
  const accepted = acceptNegotiator.negotiate(request.headers['accept-encoding'] ?? 'identity', encodings)
  return encodings.find((encoding) => encoding === accepted) ?? 'identity'
}

const rulesPath = '/speculation-rules.json'

/**
 * Pages that run code with effects when they are opened, so they are not prerendered. Parameters of paths have the syntax of URL patterns.
 */
const notPrerendered = siteMap
  .filter(({ hydrates }) => hydrates === 'at-once')
  .flatMap((page) => pathsOf(page, siteMap))

/** Matches only addresses of pages. It excludes the language switch, which sets a cookie, and files. */
const isPage = [{ href_matches: '/*' }, { not: { href_matches: ['/locale/*', '/*.*'] } }]

/** When a link is hovered or touched, a form is prefetched and a content page is prerendered. */
const rules = {
  prefetch: [{ where: { and: isPage }, eagerness: 'moderate' }],
  prerender: [{ where: { and: [...isPage, { not: { href_matches: notPrerendered } }] }, eagerness: 'moderate' }],
}

export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(rulesPath, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=86400', 'x-robots-tag': 'noindex' })
      .type('application/speculationrules+json')
      .send(JSON.stringify(rules)),
  )
}

/** Sends the speculation rules, except to visitors who save data. */
function speculationHeaders({ headers }: FastifyRequest): Record<string, string> {
  return headers['save-data'] === 'on' ? {} : { 'speculation-rules': `"${rulesPath}"` }
}
