import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { counterpartPath } from '../src/routing/public-paths.ts'
import { localeCookie } from './locale-of-request.ts'

/**
 * `GET /locale/en?to=/legal` stores the choice for the session and redirects to the page in `to`, or else to the page with the link.
 */
export function serveLocaleSwitch(app: FastifyInstance): void {
  app.get<{ Params: { locale: string }; Querystring: { to?: unknown } }>('/locale/:locale', async (request, reply) => {
    const { locale } = request.params
    const { to } = request.query
    if (!isLocale(locale)) return reply.callNotFound()
    // Scripts may read the cookie, because the browser selects the locale by the same rule; it contains only "fr" or "en".
    reply.setCookie(localeCookie, locale, { path: '/', sameSite: 'lax', secure: request.protocol === 'https' })
    return reply
      .header('cache-control', 'no-store')
      .redirect((typeof to === 'string' && counterpartPath(to, locale)) || returnPath(request, locale), 303)
  })
}

/**
 * The path of the page from which a request was sent, in a locale. Only pages of this site are found, so no address can redirect elsewhere.
 */
export function returnPath(request: FastifyRequest, locale: Locale): string {
  const referer = request.headers.referer
  if (!referer || !URL.canParse(referer)) return '/'
  const { host, pathname } = new URL(referer)
  return host === hostOf(request) ? (counterpartPath(pathname, locale) ?? '/') : '/'
}

/** The host without the default port of its scheme, which some proxies add (`Host: name:443`). */
function hostOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`
  return URL.canParse(origin) ? new URL(origin).host : host
}
