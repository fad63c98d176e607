import type { Locale } from '@clairmemoire/domain/locale'
import { and, eq, gt, sql } from 'drizzle-orm'
import { calledPerson } from '../../calls/promised-call.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import type { Fact } from '../../mail/letter.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type SentRequestRow, sentRequest } from '../sent-request.table.ts'

const usual = 3

/**
 * Tells the desk when one number was given in more than three requests within a day: somebody may be giving the number of
 * somebody else. Every request is stored all the same, for a home or a practice may share a number.
 */
export async function callsToOneNumber(database: Database, request: SentRequestRow, clinic: Clinic): Promise<Fact[]> {
  const { phone } = calledPerson(request)
  const [found] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(sentRequest)
    .where(
      and(
        eq(sql`coalesce(${sentRequest.helper} ->> 'phone', ${sentRequest.phone})`, phone),
        eq(sentRequest.callState, 'promised'),
        gt(sentRequest.activeAt, sql`${request.callAskedAt}::timestamptz - interval '1 day'`),
      ),
    )
  const count = found?.count ?? 0
  if (count <= usual) return []
  const { term, value } = texts[clinic.deskLocale]
  return [{ term, value: value(count) }]
}

const texts = {
  fr: {
    term: 'Attention',
    value: (count: number) =>
      `${count} demandes donnent ce numéro depuis hier. Appelez une seule fois. Demandez d’abord si la personne attend cet appel.`,
  },
  en: {
    term: 'Take care',
    value: (count: number) =>
      `${count} requests have given this number since yesterday. Call once only. Ask first whether the person expects this call.`,
  },
} satisfies Record<Locale, unknown>
