import type { DeskRecord, Locale, MovedCall } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyRequest } from 'fastify'
import { callBy, callbackProblems } from '../../calls/call-times.ts'
import { reserveSlot } from '../../calls/slot-reservations.ts'
import { followChange } from '../../desk/desk-cases.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import type { Backend } from '../backend.ts'
import { deskRecord } from './desk-record.ts'
import { isClaimedByAnother, type Reader } from './listed-request.ts'
import { lockCase } from './locked-case.ts'

type Moving = FastifyRequest<{
  Params: { reference: string }
  Querystring: { locale?: Locale }
  Body: MovedCall
}>

/** Moves a call to an offered time and reserves that time, as the person can do on their page. */
export function moveDeskCall(backend: Backend) {
  return async (request: Moving): Promise<DeskRecord> => {
    const person = signedIn(request)
    const { params, query, body } = request
    const now = backend.clock()
    const id = await inTransaction(backend.database, (tx) => move(tx, backend, params.reference, body, { person, now }))
    return deskRecord(backend, id, { person, locale: query.locale ?? defaultLocale, now })
  }
}

async function move(
  tx: Transaction,
  backend: Backend,
  reference: string,
  { version, starts_at: startsAt }: MovedCall,
  { person, now }: Pick<Reader, 'person' | 'now'>,
): Promise<string> {
  const { clinic } = backend
  const { row, handler, call } = await lockCase(tx, backend, reference)
  const { subjectId, country } = row
  if (isClaimedByAnother(row, { person, now })) throw Refusal.of({ claim: 'claimed' })
  if (row.version !== version) throw Refusal.of({ version: 'changed_meanwhile' })
  if (row.state === 'closed') throw Refusal.of({ starts_at: 'invalid' })
  const timeZone = call.callback.time_zone
  const callback = { kind: 'slot' as const, starts_at: new Date(startsAt).toISOString(), time_zone: timeZone }
  const calendar = { country, timeZone, now, desk: clinic.calls }
  if (callbackProblems(callback, calendar).length > 0) throw Refusal.of({ starts_at: 'slot_unavailable' })
  const by = callBy(calendar)
  await handler.recordState(tx, subjectId, { state: 'promised', callback, callBy: by }, now)
  await reserveSlot(tx, clinic.calls, { slotQuota: undefined, subjectId, country, callback, holdKey: undefined, now })
  await followChange(
    tx,
    clinic.calls,
    { subjectId, call: 'new_time', country, callback, callBy: by, createdAt: now },
    now,
  )
  return subjectId
}
