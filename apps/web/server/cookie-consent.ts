import { type CookieConsent, consentKey, cookieConsent, readCookieConsent } from '@clairmemoire/domain/cookie-consent'
import type { Locale } from '@clairmemoire/domain/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consentForm } from '../src/platform/consent/consent-form.ts'
import { siteOfRequest } from './locale-of-request.ts'
import { serveOwnForm } from './own-form.ts'
import { returnPath } from './return-path.ts'

/** Tells who keeps the proof of a choice; the address is for counting requests alone. */
export type RecordConsent = (consent: CookieConsent, locale: Locale, address: string) => void

/** Whether the visitor is to be asked: nobody who chose within half a year, and nobody whose browser says no for them. */
export function asksConsentOf({ cookies, headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] !== '1' && readCookieConsent(cookies?.[consentKey.name], new Date()) === undefined
}

/** `POST /cookie-consent` keeps the choice for half a year and returns to the page it was made on, without JavaScript too (R4-30). */
export function serveCookieConsent(app: FastifyInstance, record: RecordConsent): void {
  serveOwnForm(app, consentForm, (words, request, reply) => {
    const { locale } = siteOfRequest(request)
    const consent = cookieConsent(words, new Date())
    record(consent, locale, request.ip)
    // Readable by scripts: a browser that keeps nothing else has this one.
    const cookie = {
      path: '/',
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: consentKey.maxAge,
    } as const
    reply.setCookie(consentKey.name, JSON.stringify(consent), cookie)
    return reply.redirect(returnPath(request, locale), 303)
  })
}
