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

/** The reading settings in the reader's cookie; a value that the site did not write is ignored. */
export function readingOfRequest(request: FastifyRequest): ReadingSettings {
  return parseReadingSettings(request.cookies?.[readingCookie.name])
}

/** `POST /reading-settings` stores the choice for a year and redirects to the page with the form, also without JavaScript. */
export function serveReadingSettings(app: FastifyInstance): void {
  serveOwnForm(app, readingSettingsForm, (words, request, reply) => {
    const text = formatReadingSettings(parseReadingSettings(words.join('.')))
    // Scripts may read the cookie, because a page restored from the back/forward cache checks whether the choice has changed.
    const cookie = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
    if (text === formatReadingSettings(defaultReading)) reply.clearCookie(readingCookie.name, cookie)
    else reply.setCookie(readingCookie.name, text, { ...cookie, maxAge: readingCookie.maxAge })
    const page = returnPath(request, siteOfRequest(request).locale)
    return reply.redirect(`${page}#${readingSettingsForm.id}`, 303)
  })
}
