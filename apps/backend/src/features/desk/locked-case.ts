import { eq } from 'drizzle-orm'
import { type DeskCaseRow, deskCase } from '../../desk/desk.table.ts'
import { type CallHandler, handlerOf, type ListedCall } from '../../desk/call-handler.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Backend } from '../backend.ts'

export interface LockedCase {
  row: DeskCaseRow
  handler: CallHandler
  call: ListedCall
}

/** Locks the request before the desk case, in the same order as changes by the visitor. Throws if it is unknown or erased. */
export async function lockCase(
  tx: Transaction,
  { desk }: Pick<Backend, 'desk'>,
  reference: string,
): Promise<LockedCase> {
  const [known] = await tx.select().from(deskCase).where(eq(deskCase.reference, reference))
  if (known === undefined) throw new NotFound()
  const { subjectId } = known
  const handler = handlerOf(desk.handlers, known.kind)
  await handler.lock(tx, subjectId)
  const [row] = await tx.select().from(deskCase).where(eq(deskCase.subjectId, subjectId)).for('update')
  const call = (await handler.list(tx, [subjectId])).get(subjectId)
  if (row === undefined || call === undefined) throw new NotFound()
  return { row, handler, call }
}
