import { isLocale } from '@clairmemoire/domain/locale'
import type { FastifyInstance } from 'fastify'
import { localeCookie } from './locale-of-request.ts'
import { returnPath } from './return-path.ts'

/** `GET /locale/en` keeps the choice for the session and returns to the page it was made on. */
export function serveLocaleSwitch(app: FastifyInstance): void {
  app.get<{ Params: { locale: string } }>('/locale/:locale', async (request, reply) => {
    const { locale } = request.params
    if (!isLocale(locale)) return reply.callNotFound()
    // Readable by scripts, as the locale rule is the same in the browser; it says nothing but "fr" or "en".
    reply.setCookie(localeCookie, locale, { path: '/', sameSite: 'lax', secure: request.protocol === 'https' })
    return reply.header('cache-control', 'no-store').redirect(returnPath(request, locale), 303)
  })
}
