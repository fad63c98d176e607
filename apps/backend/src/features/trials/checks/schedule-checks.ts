import { isCheckDue, type Study } from '@clairmemoire/domain/study'
import { studies } from '@clairmemoire/studies'
import type { PgBoss } from 'pg-boss'
import type { Backend } from '../../../backend.ts'

/** Also the name of the schedule. */
const checksQueue = 'studies-to-check'

/** On Monday mornings; one without a running backend is made up for. */
export async function scheduleChecks(boss: PgBoss, backend: Backend): Promise<void> {
  await boss.createQueue(checksQueue)
  await boss.schedule(checksQueue, '37 8 * * 1', null, { tz: 'Europe/Paris', missed: 'once' })
  await boss.work(checksQueue, { pollingIntervalSeconds: 30 }, () => tellChecks(backend, studies, backend.clock()))
}

/** Nobody is written to while everything was checked lately. */
export async function tellChecks(
  { store, mails }: Pick<Backend, 'store' | 'mails'>,
  register: readonly Study[],
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  if (!register.some((study) => isCheckDue(study, today))) return
  await store({ mails: await mails.order([{ letter: 'checks_due_desk', subject_id: today }]) })
}
