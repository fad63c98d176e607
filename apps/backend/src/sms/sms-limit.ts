import { hash } from 'node:crypto'
import type { Outage } from '@clairmemoire/observability/events'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { visitorMail } from '../mail/mail.table.ts'
import { toNumber } from '../mail/mail-stop.ts'
import { countMessage, type Permission, totalLimit, unverifiedLimit } from '../mail/visitor-mail-limit.ts'
import type { Database } from '../platform/database/connect.ts'
import { inTransaction, lockName, type Transaction } from '../platform/database/transaction.ts'
import type { FailureLog } from '../platform/jobs/failure-log.ts'
import { sms } from './sms.table.ts'
import type { SmsKind, WrittenSms } from './sms-kind.ts'

/** The limit of a number that nobody has confirmed, in addition to one message about each request. */
const unconfirmedLimit = { perHour: 3, perDay: 3, perWeek: 21 }

interface NewSms extends WrittenSms, Pick<SmsKind, 'orderedBy'> {
  /** `mailId` of the order. */
  id: string
  /** The id in the counts, so that a retry counts once. After an attempt that may have arrived, the next one counts again. */
  countedAs: string
  letter: string
  segments: number
}

export interface Ceiling {
  /** The segments of all messages in 24 hours; undefined means no limit. */
  segmentsPerDay: number | undefined
  log: Pick<FailureLog, 'write' | 'begins' | 'ends'>
}

/** The part of the ceiling at which the log has a line. */
const near = 0.8

/** The part of the ceiling for numbers that nobody has confirmed: anybody can type many of them. */
const partOfNew = 0.5

/** Returns whether a text message may be sent now, and in this case stores it as `sending`. */
export async function permissionToText(
  database: Database,
  message: NewSms,
  ceiling: Ceiling,
  now: Date,
): Promise<Permission> {
  return inTransaction(database, async (tx) => {
    await lockName(tx, 'text messages')
    if (!(await isBelowCeiling(tx, message, ceiling))) return 'later'
    const permission = await countSms(tx, message)
    if (permission === 'now') await storeSending(tx, message, now)
    return permission
  })
}

/** Logs once that the segments of the day have passed a part of the ceiling, and once that messages wait. */
async function isBelowCeiling(
  tx: Transaction,
  { countedAs, segments, ...message }: NewSms,
  { segmentsPerDay: ceiling, log }: Ceiling,
): Promise<boolean> {
  if (ceiling === undefined) return true
  const isOfToday = and(gt(visitorMail.at, sql`now() - interval '1 day'`), ne(visitorMail.id, countedAs))
  const [sent] = await tx
    .select({
      segments: sql<number>`coalesce(sum(${visitorMail.segments}), 0)::int`,
      unconfirmed: sql<number>`coalesce(sum(${visitorMail.segments}) filter (where ${visitorMail.isUnconfirmed}), 0)::int`,
    })
    .from(visitorMail)
    .where(isOfToday)
  const { segments: before = 0, unconfirmed = 0 } = sent ?? {}
  const total = before + segments
  if (before < near * ceiling && total >= near * ceiling) log.write('sms ceiling near', { segments: total })
  const isBelow = (outage: Outage, sentBefore: number, limit: number) => {
    if (sentBefore + segments <= limit) log.ends(outage)
    else log.begins(outage, { segments: sentBefore })
    return sentBefore + segments <= limit
  }
  if (!isBelow('sms ceiling reached', before, ceiling)) return false
  return !isUnconfirmed(message) || isBelow('sms ceiling of new numbers reached', unconfirmed, partOfNew * ceiling)
}

/** Messages that the desk or a schedule causes do not count, because visitors cannot trigger them. */
function isUnconfirmed({ isConfirmed, orderedBy }: Pick<NewSms, 'isConfirmed' | 'orderedBy'>): boolean {
  return !isConfirmed && orderedBy !== 'clock'
}

async function countSms(tx: Transaction, message: NewSms): Promise<Permission> {
  const { id, countedAs, to, requestId, orderedBy, isConfirmed, segments } = message
  const number = toNumber(to)
  if (!isConfirmed && requestId !== null) {
    const isOther = and(eq(sms.requestId, requestId), eq(sms.number, number), ne(sms.id, id))
    if ((await tx.$count(sms, isOther)) > 0) return 'never'
  }
  const counts = [{ box: number, id: countedAs, limit: isConfirmed ? totalLimit : unconfirmedLimit }]
  const ofAnybody = { box: hash('sha256', `anybody ${number}`), id: `anybody ${countedAs}`, limit: unverifiedLimit }
  return countMessage(tx, orderedBy === 'anybody' ? [...counts, ofAnybody] : counts, orderedBy, {
    segments,
    isUnconfirmed: isUnconfirmed(message),
  })
}

async function storeSending(
  tx: Transaction,
  { id, to, requestId, letter, segments }: NewSms,
  now: Date,
): Promise<void> {
  const state = { state: 'sending' as const, stateAt: now }
  await tx
    .insert(sms)
    .values({ id, requestId, letter, number: toNumber(to), segments, at: now, ...state })
    .onConflictDoUpdate({ target: sms.id, set: state })
}
