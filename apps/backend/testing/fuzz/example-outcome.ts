import { eq } from 'drizzle-orm'
import { callOutcome, deskCase } from '../../src/desk/desk.table.ts'
import { handlerOf } from '../../src/desk/call-handler.ts'
import { stateBefore } from '../../src/features/desk/state-before.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { staff } from '../../src/staff/staff.table.ts'
import { dominique } from '../staff-at-work.ts'
import type { TestBackend } from '../test-backend.ts'
import { operations } from './operations.ts'

const exampleId = operations
  .find(({ id }) => id === 'undoCallOutcome')
  ?.parameters.find(({ name }) => name === 'id')?.example

/** Stores the outcome of the contract's examples. */
export async function storeExampleOutcome({ database, whole }: TestBackend, now: string): Promise<void> {
  const [row] = await database.select().from(deskCase).where(eq(deskCase.reference, 'CM-7F3K-92QD'))
  const [person] = await database.select().from(staff).where(eq(staff.email, dominique.email))
  if (row === undefined || person === undefined) throw new Error('The example request or the staff member is missing')
  const { subjectId, version } = row
  await inTransaction(database, async (tx) => {
    const before = await stateBefore(tx, handlerOf(whole.desk.handlers, row.kind), { subjectId, version: version - 1 })
    const made = { outcome: 'busy', details: {}, note: '', corrects: null, calledOn: now.slice(0, 10) } as const
    const outcome = { ...made, id: String(exampleId), subjectId, staffId: person.id, at: new Date(now), before }
    await tx.insert(callOutcome).values(outcome).onConflictDoNothing()
  })
}
