import type { DeskChanged, DeskChanges } from '@clairmemoire/api-client/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { windowsOn } from '../../calls/call-times.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { dueWindows, nextVersion, noClaim } from '../../desk/desk-cases.ts'
import { notifyDesks } from '../../desk/desk-changes.ts'
import { dateIn, instantAt } from '../../platform/calendar/zoned-time.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { staff } from '../../staff/staff.table.ts'
import type { Backend } from '../backend.ts'
import { callDayProblems } from './call-outcomes.ts'
import { isClaimedByAnother, type Reader } from './listed-request.ts'
import { lockCase, type LockedCase } from './locked-case.ts'

type Reason = DeskChanged['refused'][number]['reason']

type Changing = Pick<Reader, 'person' | 'now'>

/** Gives calls to a colleague or moves them to another day, in one transaction. The response lists the calls that did not change. */
export function changeDeskRequests(backend: Backend) {
  return async (request: FastifyRequest<{ Body: DeskChanges }>): Promise<DeskChanged> => {
    const person = signedIn(request)
    const { requests, give_to: receiver, move_to: day } = request.body
    const reader = { person, now: backend.clock() }
    return inTransaction(backend.database, async (tx) => {
      if (receiver) await refuseUnknown(tx, receiver)
      const changed: DeskChanged = { changed: [], refused: [] }
      // The order is always the same, so that two concurrent requests do not cause a deadlock.
      for (const each of requests.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))) {
        const reason = await change(tx, backend, each, { receiver, day, reader })
        if (reason === undefined) changed.changed.push(each.reference)
        else changed.refused.push({ reference: each.reference, reason })
      }
      if (changed.changed.length > 0) notifyDesks(tx)
      return changed
    })
  }
}

/** Throws unless the id is that of an enabled user. */
async function refuseUnknown(tx: Transaction, id: string): Promise<void> {
  const isEnabled = and(eq(staff.id, id), isNull(staff.disabledAt))
  if ((await tx.$count(staff, isEnabled)) === 0) throw Refusal.of({ give_to: 'invalid' })
}

interface Wanted {
  receiver: DeskChanges['give_to']
  day: DeskChanges['move_to']
  reader: Changing
}

/** Changes a call, or returns the reason why it did not change. */
async function change(
  tx: Transaction,
  backend: Backend,
  { reference, version }: DeskChanges['requests'][number],
  { receiver, day, reader }: Wanted,
): Promise<Reason | undefined> {
  const locked = await findCase(tx, backend, reference)
  if (locked === undefined) return 'erased'
  const { row, call } = locked
  const { callback } = call
  // If a request is repeated, the call is already on that day and has another version.
  const isThere =
    day !== undefined &&
    callback.kind === 'part_of_day' &&
    callback.on === day.day &&
    callback.part_of_day === day.part_of_day
  if (row.state === 'closed') return 'closed'
  if (isClaimedByAnother(row, reader)) return 'claimed'
  if (!isThere && row.version !== version) return 'changed'
  if (day !== undefined && !isThere && !(await moveToDay(tx, backend, locked, { ...day, now: reader.now })))
    return 'no_calls'
  if (receiver !== undefined) {
    await tx
      .update(deskCase)
      .set({ givenTo: receiver, ...noClaim })
      .where(eq(deskCase.subjectId, row.subjectId))
  }
  const actions = [
    ...(day === undefined || isThere ? [] : ['call_moved' as const]),
    ...(receiver === undefined ? [] : ['call_given' as const]),
  ]
  const entry = { subjectId: row.subjectId, reference, staffId: reader.person.id, at: reader.now }
  for (const action of actions) await tx.insert(auditEntry).values({ action, ...entry })
  return undefined
}

/** Returns undefined for an erased request. */
async function findCase(tx: Transaction, backend: Backend, reference: string): Promise<LockedCase | undefined> {
  return lockCase(tx, backend, reference).catch((error: unknown) => {
    if (error instanceof NotFound) return undefined
    throw error
  })
}

/**
 * Moves a call because the clinic needs it, not because the person asked. So the number of tries does not change, nor does the
 * promise by which punctuality is measured. Returns false if the clinic does not call in that country on that day.
 */
async function moveToDay(
  tx: Transaction,
  { clinic }: Backend,
  { row, handler, call }: LockedCase,
  { day, part_of_day: part, now }: NonNullable<DeskChanges['move_to']> & { now: Date },
): Promise<boolean> {
  const { subjectId, country } = row
  const timeZone = call.callback.time_zone
  const problems = callDayProblems(
    row,
    { outcome: 'wants_time', day, part_of_day: part },
    { timeZone, now, desk: clinic.calls },
  )
  if (day < dateIn(timeZone, now) || problems.length > 0) return false
  const callback = { kind: 'part_of_day', part_of_day: part, on: day, time_zone: timeZone } as const
  await handler.recordState(tx, subjectId, { state: 'promised', callback, callBy: day }, now)
  const windows = windowsOn(day, part, { country, timeZone, desk: clinic.calls })
  await tx
    .update(deskCase)
    .set({
      state: 'open',
      ...noClaim,
      ...dueWindows(windows, instantAt(day, 24 * 60, timeZone)),
      version: nextVersion,
      changedAt: now,
    })
    .where(eq(deskCase.subjectId, subjectId))
  return true
}
