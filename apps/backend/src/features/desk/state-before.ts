import { eq, sql } from 'drizzle-orm'
import { slotReservation } from '../../calls/call-slots.table.ts'
import { type DeskCaseRow, deskCase } from '../../desk/desk.table.ts'
import type { CallHandler } from '../../desk/call-handler.ts'
import { readColumns, type RowColumns, type StateBefore } from '../../desk/undo.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Returns the columns that an outcome changes. */
export function caseColumns(subjectId: string): RowColumns {
  const { state, outcome, windows, dueAt, askedAt, promisedAt, tries, firstTriedAt, reachedAt, why } = deskCase
  const columns = [state, outcome, windows, dueAt, askedAt, promisedAt, tries, firstTriedAt, reachedAt, why]
  return { table: deskCase, columns, where: eq(deskCase.subjectId, subjectId) }
}

export async function stateBefore(
  tx: Transaction,
  handler: CallHandler,
  row: Pick<DeskCaseRow, 'subjectId' | 'version'>,
): Promise<StateBefore> {
  const { subjectId, version } = row
  const { rows } = await tx.execute<{ slot: StateBefore['case'] }>(
    sql`select to_jsonb(slot) as slot from ${slotReservation} slot where subject_id = ${subjectId}`,
  )
  return {
    version,
    case: await readColumns(tx, caseColumns(subjectId)),
    call: await readColumns(tx, handler.callColumns(subjectId)),
    slots: rows.map(({ slot }) => slot),
  }
}

/** Reserves the times again. If somebody else has taken one, their reservation stays, and the call is one more at that time. */
export async function restoreSlots(tx: Transaction, slots: StateBefore['slots']): Promise<void> {
  await tx.execute(sql`
    insert into ${slotReservation}
    select * from jsonb_populate_recordset(null::${slotReservation}, ${JSON.stringify(slots)}::jsonb)
    on conflict do nothing`)
}
