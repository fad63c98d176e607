import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { CookieConsentRequest } from '@clairmemoire/api-client/schema'
import { type CookieConsent, consentKey, cookieConsent, readCookieConsent } from '@clairmemoire/domain/cookie-consent'
import type { Locale } from '@clairmemoire/domain/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consentForm } from '../src/platform/consent/consent-form.ts'
import { backendTimeouts } from './connection-limits.ts'
import { forwardingLimit } from './forwarding/forwarding-limit.ts'
import { siteOfRequest } from './locale-of-request.ts'
import { returnPath } from './locale-switch.ts'
import { serveOwnForm } from './own-form.ts'

/** Milliseconds between attempts. If the last attempt fails, the choice is valid although its proof is not recorded. */
const retryDelays = [1_000, 10_000, 60_000]

/**
 * Sends the proof of a choice to the backend, with retries; the visitor does not wait for it. Proofs beyond the limit of a network are
 * dropped.
 */
export function recordConsentAt(backendUrl: string): RecordConsent {
  const mayForward = forwardingLimit()
  return ({ version, values }, locale, address) => {
    if (!mayForward(address)) return
    const proof: CookieConsentRequest = { id: randomUUID(), version, values: [...values], locale }
    void deliver(`${backendUrl}/api/cookie-consents/`, proof, address)
  }
}

async function deliver(url: string, proof: CookieConsentRequest, address: string): Promise<void> {
  for (const pause of [0, ...retryDelays]) {
    await wait(pause, undefined, { ref: false })
    if (await isAnswered(url, proof, address)) return
  }
}

/**
 * Whether the backend accepted or rejected the proof: only a failed or unreachable backend is retried. The backend uses the address for
 * rate limits only.
 */
async function isAnswered(url: string, proof: CookieConsentRequest, address: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(proof),
      signal: AbortSignal.timeout(backendTimeouts.answer),
    })
    return status < 500
  } catch {
    return false
  }
}

/** Records the proof of a choice; the address is for rate limits only. */
type RecordConsent = (consent: CookieConsent, locale: Locale, address: string) => void

/** Whether to ask the visitor about cookies: not within half a year after a choice, and not if the browser sends Global Privacy Control. */
export function isConsentNeededFrom({ cookies, headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] !== '1' && readCookieConsent(cookies?.[consentKey.name], new Date()) === undefined
}

/** `POST /cookie-consent` stores the choice for half a year and redirects to the page with the form, also without JavaScript (R4-30). */
export function serveCookieConsent(app: FastifyInstance, record: RecordConsent): void {
  serveOwnForm(app, consentForm, (words, request, reply) => {
    const { locale } = siteOfRequest(request)
    const consent = cookieConsent(words, new Date())
    record(consent, locale, request.ip)
    // Scripts may read the cookie, because a browser without local storage has the choice only there.
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
