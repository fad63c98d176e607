import type { Callback, Country, Locale } from '@clairmemoire/api-client/schema'
import { isReached } from '@clairmemoire/domain/call-outcome'
import { wordsOf } from '@clairmemoire/domain/words-of'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { eq, inArray, sql } from 'drizzle-orm'
import { callWindows } from '../calls/call-times.ts'
import type { CallWindow } from '../calls/promised-call.ts'
import type { CallDesk } from '../clinic/clinic.ts'
import { instantAt } from '../platform/calendar/zoned-time.ts'
import type { Queries } from '../platform/database/connect.ts'
import { type Insert, insertInto } from '../platform/database/inserts.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { staff } from '../staff/staff.table.ts'
import { notifyDesks } from './desk-changes.ts'
import { type CallOutcomeRow, callOutcome, deskCase, deskDraft } from './desk.table.ts'
import { handOversOf } from './hand-overs.ts'
import { type SearchTerms, searchVector, searchWords } from './search-words.ts'

/** The data from which a desk case is created. */
export interface RequestedCase extends WantedCall, SearchTerms {
  subjectId: string
  kind: string
  trialCode: string | null
  locale: Locale
  isUrgent: boolean
}

interface WantedCall {
  country: Country
  callback: Callback
  callBy: CalendarDate
  /** When the person last requested the call. */
  createdAt: Date
}

/** Returns the insert of a new desk case; notifies the open desks after the commit. */
export function newDeskCase(tx: Transaction, desk: CallDesk, requested: RequestedCase, now: Date): Insert {
  notifyDesks(tx)
  return insertInto(deskCase, rowOf(requested, desk, now))
}

/** Inserts a desk case, or reopens the existing one. */
export async function openDeskCase(
  tx: Transaction,
  desk: CallDesk,
  requested: RequestedCase,
  now: Date,
): Promise<void> {
  const row = rowOf(requested, desk, now)
  const { subjectId: _, reference: _reference, createdAt: _createdAt, ...set } = row
  await tx
    .insert(deskCase)
    .values(row)
    .onConflictDoUpdate({ target: deskCase.subjectId, set: { ...set, version: nextVersion } })
  notifyDesks(tx)
}

function rowOf(requested: RequestedCase, desk: CallDesk, now: Date) {
  const { subjectId, reference, kind, trialCode, locale, isUrgent } = requested
  return {
    subjectId,
    reference,
    kind,
    trialCode,
    locale,
    ...placeOf(requested),
    isUrgent,
    ...openCall(requested, desk),
    ...searchColumns(requested),
    version: 1,
    createdAt: now,
    changedAt: now,
  }
}

/** A change that a person made to their request. */
export interface ChangedCase extends WantedCall {
  subjectId: string
  /** The new search terms; undefined if they did not change. */
  searchTerms?: SearchTerms
  /** `same`: only contact details changed; `new_time`: the time changed; the other values say why the call was cancelled. */
  call: 'same' | 'new_time' | 'cancelled' | 'withdrawn'
}

export async function followChange(
  tx: Transaction,
  desk: CallDesk,
  { subjectId, call, searchTerms: found, ...changed }: ChangedCase,
  now: Date,
): Promise<void> {
  const set =
    call === 'new_time'
      ? rescheduledCall(openCall(changed, desk))
      : call === 'same'
        ? {}
        : { state: 'closed' as const, outcome: call, ...noClaim }
  await tx
    .update(deskCase)
    .set({ ...placeOf(changed), ...set, ...(found && searchColumns(found)), version: nextVersion, changedAt: now })
    .where(eq(deskCase.subjectId, subjectId))
  notifyDesks(tx)
}

export async function eraseDeskCases(tx: Transaction, subjectIds: readonly string[]): Promise<void> {
  await tx.delete(deskCase).where(inArray(deskCase.subjectId, [...subjectIds]))
  notifyDesks(tx)
}

/** Returns everything that the desk stores about a call, for the export of a person's data. */
export async function deskRecordOf(queries: Queries, subjectId: string): Promise<object> {
  const [row] = await queries.select().from(deskCase).where(eq(deskCase.subjectId, subjectId))
  return {
    case: row,
    outcomes: await queries.select().from(callOutcome).where(eq(callOutcome.subjectId, subjectId)),
    drafts: await queries
      .select({ note: deskDraft.note, saved_at: deskDraft.savedAt, by: staff.email })
      .from(deskDraft)
      .innerJoin(staff, eq(staff.id, deskDraft.staffId))
      .where(eq(deskDraft.subjectId, subjectId)),
    hand_overs: await handOversOf(queries, subjectId),
  }
}

/** Returns the columns of a case that describe its call attempts. `outcomes` are its uncorrected outcomes, oldest first. */
export function attemptsIn(outcomes: readonly CallOutcomeRow[]) {
  const last = outcomes.at(-1)
  return {
    firstTriedAt: outcomes[0]?.at ?? null,
    reachedAt: outcomes.find(({ outcome }) => isReached(outcome))?.at ?? null,
    why: last?.details.criterion ?? last?.details.reason ?? null,
  }
}

export const nextVersion = sql`${deskCase.version} + 1`

export const noClaim = { claimedBy: null, claimedAt: null, claimSeenAt: null }

function openCall(call: WantedCall, desk: CallDesk) {
  const windows = callWindows(call, desk)
  const { createdAt: askedAt } = call
  const due = dueAt(call, windows)
  return {
    state: 'open' as const,
    outcome: null,
    askedAt,
    tries: 0,
    ...noClaim,
    ...dueWindows(windows, due),
    promisedAt: due,
  }
}

/** Moves the call. After the first attempt, `promisedAt` no longer changes, because punctuality is measured against it. */
function rescheduledCall(opened: ReturnType<typeof openCall>) {
  const promised = opened.promisedAt.toISOString()
  return {
    ...opened,
    promisedAt: sql`case when ${deskCase.firstTriedAt} is null then ${promised}::timestamptz else ${deskCase.promisedAt} end`,
  }
}

/** Returns when the call becomes late: at the end of a chosen time, or at the end of the promised day. */
function dueAt({ callback, callBy }: WantedCall, windows: readonly CallWindow[]): Date {
  const midnight = instantAt(callBy, 24 * 60, callback.time_zone)
  return callback.kind === 'slot' ? (windows.at(-1)?.endsAt ?? midnight) : midnight
}

/** Returns the windows and the deadline of a call as columns of the table. */
export function dueWindows(windows: readonly CallWindow[], due: Date): { windows: string; dueAt: Date } {
  const ranges = windows.map(({ startsAt, endsAt }) => `["${startsAt.toISOString()}","${endsAt.toISOString()}")`)
  return { windows: `{${ranges.join(',')}}`, dueAt: due }
}

function placeOf({ country, callback }: WantedCall) {
  return { country, timeZone: callback.time_zone }
}

function searchColumns(found: SearchTerms) {
  // The last name is that of the helper, if there is one: the desk then calls the helper.
  const [called = ''] = found.names.slice(-1)
  return { search: searchVector(searchWords(found)), sortName: wordsOf(called).join(' ') }
}
