import { and, eq, lte } from 'drizzle-orm'
import { handlerOf } from '../../desk/call-handler.ts'
import { notifyDesks } from '../../desk/desk-changes.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { nextVersion } from '../../desk/desk-cases.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Schedule } from '../../platform/jobs/scheduled-job.ts'
import type { Backend } from '../backend.ts'

type Closing = Pick<Backend, 'database' | 'desk' | 'clock'>

/** The schedule has the same name. */
const closingQueue = 'close-unreached-calls'

/** Every hour, closes the cases of people who did not choose a time after the mail. */
export async function scheduleClosing(schedule: Schedule, backend: Closing): Promise<void> {
  await schedule({ name: closingQueue, times: '17 * * * *', work: () => closeWaiting(backend, backend.clock()) })
}

export async function closeWaiting({ database, desk }: Closing, now: Date): Promise<void> {
  const isOver = and(eq(deskCase.state, 'waiting'), lte(deskCase.dueAt, now))
  const over = await database.select({ id: deskCase.subjectId, kind: deskCase.kind }).from(deskCase).where(isOver)
  for (const { id, kind } of over) {
    await inTransaction(database, async (tx) => {
      await handlerOf(desk.handlers, kind).lock(tx, id)
      const closed = await tx
        .update(deskCase)
        .set({ state: 'closed', outcome: 'not_reached', version: nextVersion, changedAt: now })
        .where(and(eq(deskCase.subjectId, id), isOver))
        .returning({ id: deskCase.subjectId })
      notifyDesks(tx)
      // Nothing was closed if the person has just chosen a time.
      if (closed.length > 0) await handlerOf(desk.handlers, kind).recordState(tx, id, { state: 'ended' }, now)
    })
  }
}
