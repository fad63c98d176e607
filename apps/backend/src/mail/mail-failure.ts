import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { isDatabaseFailure } from '../platform/database/database-errors.ts'
import type { FailureLog } from '../platform/jobs/failure-log.ts'
import { isGivenUp, type MailOrder, mailQueue, undeliverableQueue } from './mail-jobs.ts'
import { adviceOn, isRecipientRefused, isServerFailure, smtpErrorOf } from './smtp-error.ts'

export const mailServerFails = 'mail server fails'
/** Mails are written into a folder where no SMTP server is set. */
export const mailsCannotBeStored = 'mails cannot be kept'

/** What waits for the operator: the order, why it is not tried again, and how often it was. */
interface UndeliverableMail extends MailOrder {
  failure: MailFailure
  attempts: number
}

/** A mail that did not leave waits for its next attempt, or for the operator when there is none. */
export async function retryOrDeadLetter(
  boss: PgBoss,
  job: JobWithMetadata<MailOrder>,
  error: unknown,
  log: FailureLog,
): Promise<void> {
  const failure = mailFailure(error)
  const attempts = job.retryCount + 1
  const age = (Date.now() - job.createdOn.getTime()) / 1_000
  if (isRecipientRefused(smtpErrorOf(error)) || isGivenUp(attempts, age)) {
    await moveToOperator(boss, job, { ...job.data, failure, attempts })
    log.write('mail undeliverable', { mail: job.id, letter: job.data.letter, attempts, ...failure })
    return
  }
  reportFailure(error, failure, log)
  await boss.fail(mailQueue, { id: job.id, retryCount: job.retryCount }, failure)
}

/** A failure of all mails is reported once; the failure of one mail is in the list of mails. */
function reportFailure(error: unknown, failure: MailFailure, log: FailureLog): void {
  if (error instanceof MailRateLimited) return
  const smtpError = smtpErrorOf(error)
  const reason = adviceOn(smtpError)
  if (isServerFailure(smtpError)) log.begins(mailServerFails, { ...failure, ...(reason !== undefined && { reason }) })
  else if (isSystemFailure(error)) log.begins(mailsCannotBeStored, failure)
  else if (failure.smtp === undefined) log.report(error)
}

function isSystemFailure(error: unknown): boolean {
  return !isDatabaseFailure(error) && error instanceof Error && 'syscall' in error
}

/** Moves in one transaction, so that a mail is always in exactly one queue. */
async function moveToOperator(boss: PgBoss, { id }: { id: string }, mail: UndeliverableMail): Promise<void> {
  await inTransaction(boss.getDb(), async (db) => {
    await boss.insert(undeliverableQueue, [{ data: mail }], { db })
    await boss.complete(mailQueue, id, null, { includeQueued: true, db })
  })
}

type Executor = ReturnType<PgBoss['getDb']>

async function inTransaction(database: Executor, work: (db: Executor) => Promise<void>): Promise<void> {
  const transaction = await database.beginTransaction?.()
  if (transaction === undefined) throw new Error('The queue of mails has no transactions.')
  try {
    await work(transaction.db)
    await transaction.commit()
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

/** Why a mail did not leave, in codes alone: what a mail server says repeats the address. */
interface MailFailure {
  /** Of the mail server, such as 550; undefined when it said nothing. */
  smtp?: number
  /** Its enhanced status code, such as 5.1.1. */
  status?: string
  /** Of the sender, such as ETIMEDOUT. */
  code?: string
}

export function mailFailure(error: unknown): MailFailure {
  const { smtp, status, code } = smtpErrorOf(error)
  return {
    ...(smtp !== undefined && { smtp }),
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
  }
}

/** The mail waits because its visitor was written to too often. */
export class MailRateLimited extends Error {
  override readonly name = 'MailRateLimited'
  readonly code = 'HELD_BACK'
}
