import type { CookieConsentRequest } from '@clairmemoire/api-client/schema'
import { daysOfCookieConsents } from '@clairmemoire/domain/retention'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deleteOlder } from '../../platform/database/batches.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Schedule } from '../../platform/jobs/scheduled-job.ts'
import type { Backend } from '../backend.ts'
import { cookieConsent } from './cookie-consent.table.ts'

/** Stores the proof of a choice (R4-30), with the time of the server, because the visitor's time proves nothing. */
export function recordCookieConsent({ database, clock }: Pick<Backend, 'database' | 'clock'>) {
  return async ({ body }: FastifyRequest<{ Body: CookieConsentRequest }>, reply: FastifyReply): Promise<void> => {
    const { id, version, values, locale } = body
    await database.insert(cookieConsent).values({ id, version, values, locale, at: clock() }).onConflictDoNothing()
    reply.status(204)
  }
}

/** The schedule has the same name. */
const queue = 'forget-cookie-consents'

/** Every night, deletes choices that are older than 13 months. A choice itself is valid for half a year. */
export async function deleteOldCookieConsents(schedule: Schedule, database: Database): Promise<void> {
  await schedule({
    name: queue,
    times: '53 3 * * *',
    work: async () => {
      await deleteOlder(database, cookieConsent.at, sql`now() - make_interval(days => ${daysOfCookieConsents})`)
    },
  })
}
