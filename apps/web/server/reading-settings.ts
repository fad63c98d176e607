import {
  formatReadingSettings,
  parseReadingSettings,
  type ReadingSettings,
  readingCookie,
  defaultReading,
} from '@clairmemoire/domain/reading-settings'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readingSettingsForm } from '../src/platform/reading/reading-settings-form.ts'
import { siteOfRequest } from './locale-of-request.ts'
import { returnPath } from './return-path.ts'

/** What the reader chose on an earlier visit; a value that the site did not write counts as none. */
export function readingOfRequest(request: FastifyRequest): ReadingSettings {
  return parseReadingSettings(request.cookies?.[readingCookie.name])
}

/** `POST /reading-settings` keeps the choice for a year and returns to the page it was made on, without JavaScript too. */
export function serveReadingSettings(app: FastifyInstance): void {
  app.register(async (form) => {
    form.removeAllContentTypeParsers()
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    form.post<{ Body?: URLSearchParams }>(readingSettingsForm.action, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!comesFromThisSite(request)) return reply.code(403).type('text/plain; charset=utf-8').send('Forbidden\n')
      const words = request.body?.getAll(readingSettingsForm.field) ?? []
      const text = formatReadingSettings(parseReadingSettings(words.join('.')))
      // Readable by scripts: a page that comes back from the browser's memory looks whether the choice has changed.
      const cookie = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
      if (text === formatReadingSettings(defaultReading)) reply.clearCookie(readingCookie.name, cookie)
      else reply.setCookie(readingCookie.name, text, { ...cookie, maxAge: readingCookie.maxAge })
      const page = returnPath(request, siteOfRequest(request).locale)
      return reply.redirect(`${page}#${readingSettingsForm.id}`, 303)
    })
  })
}

/** Every browser says where a form was sent from; no other site may change what a reader chose. */
function comesFromThisSite({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
