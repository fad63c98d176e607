import { eq } from 'drizzle-orm'
import { type DeskCaseRow, deskCase } from '../../desk/desk.table.ts'
import { type DeskKind, deskKindOf, type ListedCall } from '../../desk/desk-kind.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Backend } from '../backend.ts'

export interface LockedCase {
  row: DeskCaseRow
  kind: DeskKind
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
  const kind = deskKindOf(desk.kinds, known.kind)
  await kind.lock(tx, subjectId)
  const [row] = await tx.select().from(deskCase).where(eq(deskCase.subjectId, subjectId)).for('update')
  const call = (await kind.list(tx, [subjectId])).get(subjectId)
  if (row === undefined || call === undefined) throw new NotFound()
  return { row, kind, call }
}
