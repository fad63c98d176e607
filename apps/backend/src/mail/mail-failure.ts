import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { isDatabaseFailure } from '../platform/database/database-errors.ts'
import type { FailureLog } from '../platform/jobs/failure-log.ts'
import { completeMail } from './complete-mail.ts'
import { isGivenUp, type MailOrder, mailQueue, undeliverableQueue } from './mail-jobs.ts'
import { adviceForGateway, GatewayFails, notAccepted, SmsRefused } from './sms-failure.ts'
import { adviceFor, isRecipientRefused, isServerFailure, smtpErrorOf } from './smtp-error.ts'

export const mailServerFails = 'mail server fails'
export const smsGatewayFails = 'sms gateway fails'
/** The outbox folder, which is used without an SMTP server, cannot be written. */
export const outboxFails = 'mails cannot be stored'

/** A dead letter: the order, its failure, and the number of attempts. */
interface UndeliverableMail extends MailOrder {
  failure: MailFailure
  attempts: number
}

/** Schedules the next attempt of a failed mail, or moves it to the undeliverable mails. */
export async function retryOrDeadLetter(
  boss: PgBoss,
  job: JobWithMetadata<MailOrder>,
  error: unknown,
  log: FailureLog,
): Promise<void> {
  const failure = mailFailure(error)
  const attempts = job.retryCount + 1
  const age = (Date.now() - job.createdOn.getTime()) / 1_000
  const isRefused = error instanceof SmsRefused || isRecipientRefused(smtpErrorOf(error))
  // The gateway may have sent the message each time.
  const isNotUnderstood = error instanceof GatewayFails && error.code === notAccepted
  if (isNotUnderstood) reportFailure(error, failure, log)
  if (isRefused || isNotUnderstood || isGivenUp(attempts, age)) {
    await moveToOperator(boss, job, { ...job.data, failure, attempts })
    log.write('mail undeliverable', { mail: job.id, letter: job.data.letter, attempts, ...failure })
    return
  }
  reportFailure(error, failure, log)
  await boss.fail(mailQueue, { id: job.id, retryCount: job.retryCount }, failure)
}

/** Reports a failure once if it affects all mails. A failure of a single mail is only in the list of mails. */
function reportFailure(error: unknown, failure: MailFailure, log: FailureLog): void {
  if (error instanceof MessageDelayed) return
  const smtpError = smtpErrorOf(error)
  const reason = error instanceof GatewayFails ? adviceForGateway(error) : adviceFor(smtpError)
  const about = { ...failure, ...(reason !== undefined && { reason }) }
  if (error instanceof GatewayFails) log.begins(smsGatewayFails, about)
  else if (isServerFailure(smtpError)) log.begins(mailServerFails, about)
  else if (isSystemFailure(error)) log.begins(outboxFails, failure)
  else if (failure.smtp === undefined) log.report(error)
}

function isSystemFailure(error: unknown): boolean {
  return !isDatabaseFailure(error) && error instanceof Error && 'syscall' in error
}

/** Moves the mail in one transaction, so that it is always in exactly one queue. */
async function moveToOperator(boss: PgBoss, { id }: { id: string }, mail: UndeliverableMail): Promise<void> {
  await inTransaction(boss.getDb(), async (db) => {
    await boss.insert(undeliverableQueue, [{ data: mail }], { db })
    await completeMail(boss, id, db)
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

/** The reason why a mail was not sent. It contains only codes, because the text of mail servers contains the address. */
interface MailFailure {
  /** Status of the mail server, such as 550; undefined without a response. */
  smtp?: number
  /** The enhanced status code of the mail server, such as 5.1.1. */
  status?: string
  /** Code of Node or nodemailer, such as ETIMEDOUT. */
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

/** The message is delayed: its reader has got too many, it is night there, or it may have been sent already. */
export class MessageDelayed extends Error {
  override readonly name = 'MessageDelayed'
  readonly code = 'HELD_BACK'
}
