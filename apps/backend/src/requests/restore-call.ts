import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import type { Clinic } from '../clinic/clinic.ts'
import { type ColumnValues, readColumns, type RowColumns, writeColumns } from '../desk/undo.ts'
import type { MailQueue } from '../mail/queue.ts'
import { hashOfCapability } from '../platform/capability.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { requestChange, requestLink, requestMail, type RequestRow, requestTable } from './request.table.ts'
import { lockRequest, replacedCall } from './stored-request.ts'

interface Restoring {
  clinic: Pick<Clinic, 'calls'>
  mails: Pick<MailQueue, 'withdraw'>
}

const { id, callback, callBy, callAskedAt, callState, callStateAt } = requestTable

/** Returns the columns that an outcome changes. */
export function callColumns(requestId: string): RowColumns {
  const columns = [callback, callBy, callAskedAt, callState, callStateAt]
  return { table: requestTable, columns, where: eq(id, requestId) }
}

/** Restores the call of a request, as one more change by the desk. Returns false if a mail about the outcome was already sent. */
export async function restoreCall(
  tx: Transaction,
  { clinic, mails }: Restoring,
  requestId: string,
  before: ColumnValues,
  now: Date,
): Promise<boolean> {
  const columns = callColumns(requestId)
  const row = await lockRequest(tx, requestId)
  if (row === undefined || isDeepStrictEqual(await readColumns(tx, columns), before)) return true
  if (!(await withdrawMails(tx, mails, row))) return false
  await writeColumns(tx, columns, before)
  const restored = await lockRequest(tx, requestId)
  if (restored === undefined) return true
  const wasMoved = restored.callAskedAt.getTime() !== row.callAskedAt.getTime()
  const version = row.version + 1
  await tx
    .update(requestTable)
    .set({ ...(wasMoved && replacedCall(row, clinic.calls)), activeAt: now, version })
    .where(eq(id, requestId))
  const fields = {
    call: restored.callState === 'promised' ? { callback: restored.callback, callBy: restored.callBy } : null,
  }
  await tx.insert(requestChange).values({ requestId, version, fields, byDesk: true, at: now })
  return true
}

/** Deletes the queued mails about the last change, with their links. Returns false if one of them was already sent. */
async function withdrawMails(
  tx: Transaction,
  mails: Restoring['mails'],
  { id: requestId, version }: RequestRow,
): Promise<boolean> {
  const ordered = await tx
    .delete(requestMail)
    .where(and(eq(requestMail.requestId, requestId), eq(requestMail.version, version)))
    .returning()
  const keys = ordered.flatMap(({ capability }) => capability ?? [])
  await tx.delete(requestLink).where(inArray(requestLink.capabilityHash, keys.map(hashOfCapability)))
  const withdrawn = await mails.withdraw(
    tx,
    ordered.map((mail) => mail.id),
  )
  return withdrawn === ordered.length
}
