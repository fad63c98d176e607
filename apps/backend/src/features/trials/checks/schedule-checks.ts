import { isCheckDue, type StudyFacts } from '@clairmemoire/domain/study'
import { studies } from '@clairmemoire/studies'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Schedule } from '../../../platform/jobs/scheduled-job.ts'
import type { Backend } from '../../backend.ts'

/** Also the name of the schedule. */
const checksQueue = 'studies-to-check'

/** On Monday mornings; one without a running backend is made up for. */
export async function scheduleChecks(schedule: Schedule, backend: Backend): Promise<void> {
  await schedule({ name: checksQueue, times: '37 8 * * 1', work: () => tellChecks(backend, studies, backend.clock()) })
}

/** Nobody is written to while everything was checked lately. */
export async function tellChecks(
  { database, mails }: Pick<Backend, 'database' | 'mails'>,
  register: readonly StudyFacts[],
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  if (!register.some((study) => isCheckDue(study, today))) return
  await inTransaction(database, (tx) => mails.order(tx, [{ letter: 'checks_due_desk', subject_id: today }]))
}
