import type { DeskRecord, Locale, PassOnConsent } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { hasConsent, recordConsents } from '../../consents/consents.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import type { Backend } from '../backend.ts'
import { deskRecord } from './desk-record.ts'
import { isClaimedByAnother, type Reader } from './listed-request.ts'

type Agreeing = FastifyRequest<{
  Params: { reference: string }
  Querystring: { locale?: Locale }
  Body: PassOnConsent
}>

/** Records a consent given on the telephone, unless a valid consent already exists. */
export function agreeToPassOn(backend: Backend) {
  return async (request: Agreeing): Promise<DeskRecord> => {
    const { params, query, body } = request
    const reader = { person: signedIn(request), locale: query.locale ?? defaultLocale, now: backend.clock() }
    const id = await inTransaction(backend.database, (tx) => agree(tx, params.reference, body, reader))
    return deskRecord(backend, id, reader)
  }
}

async function agree(
  tx: Transaction,
  reference: string,
  { consent_text_version: textVersion }: PassOnConsent,
  { person, locale, now }: Reader,
): Promise<string> {
  const [row] = await tx.select().from(deskCase).where(eq(deskCase.reference, reference)).for('update')
  if (row === undefined) throw new NotFound()
  if (isClaimedByAnother(row, { person, now })) throw Refusal.of({ claim: 'claimed' })
  const { subjectId } = row
  if (!(await hasConsent(tx, subjectId, 'pass_on'))) {
    const proof = { subjectId, textVersion, locale, givenAt: now, receivedBy: person.id }
    await recordConsents(tx, { purposes: ['pass_on'], ...proof })
  }
  return subjectId
}
