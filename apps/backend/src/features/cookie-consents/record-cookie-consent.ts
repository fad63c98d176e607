import type { CookieConsentRequest } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'
import { cookieConsent } from './cookie-consent.table.ts'

/** Keeps the proof of a choice (R4-30); the clock is ours, since that of a visitor proves nothing. */
export function recordCookieConsent({ database, clock }: Pick<Backend, 'database' | 'clock'>) {
  return async ({ body }: FastifyRequest<{ Body: CookieConsentRequest }>, reply: FastifyReply): Promise<void> => {
    const { id, version, values, locale } = body
    await database.insert(cookieConsent).values({ id, version, values, locale, at: clock() }).onConflictDoNothing()
    reply.status(204)
  }
}
