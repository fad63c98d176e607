import {
  defaultReading,
  formatReadingSettings,
  parseReadingSettings,
  type ReadingSettings,
  readingCookie,
} from '@clairmemoire/domain/reading-settings'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readingSettingsForm } from '../src/platform/reading/reading-settings-form.ts'
import { siteOfRequest } from './locale-of-request.ts'
import { returnPath } from './locale-switch.ts'
import { serveOwnForm } from './own-form.ts'

/** The reader's stored choice; a value that the site did not write is ignored. */
export function readingOfRequest(request: FastifyRequest): ReadingSettings {
  return parseReadingSettings(request.cookies?.[readingCookie.name])
}

/** `POST /reading-settings` stores the choice for a year and returns to the page it was made on, without JavaScript too. */
export function serveReadingSettings(app: FastifyInstance): void {
  serveOwnForm(app, readingSettingsForm, (words, request, reply) => {
    const text = formatReadingSettings(parseReadingSettings(words.join('.')))
    // Readable by scripts: a page restored from the back/forward cache checks whether the choice has changed.
    const cookie = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
    if (text === formatReadingSettings(defaultReading)) reply.clearCookie(readingCookie.name, cookie)
    else reply.setCookie(readingCookie.name, text, { ...cookie, maxAge: readingCookie.maxAge })
    const page = returnPath(request, siteOfRequest(request).locale)
    return reply.redirect(`${page}#${readingSettingsForm.id}`, 303)
  })
}
