import { randomUUID } from 'node:crypto'
import type { DeskDraft, DeskRecord, Locale, OutcomeRequest } from '@clairmemoire/api-client/schema'
import { isReached, type NextStep, stepAfter } from '@clairmemoire/domain/call-outcome'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { daysBetween, isWeekend } from '@clairmemoire/domain/calendar-date'
import { addWorkingDays, type CalendarDate } from '@clairmemoire/domain/working-days'
import { and, asc, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CallCalendar, isClosedIn, windowsOn } from '../../calls/call-times.ts'
import { hasConsent, restoreConsents, withdrawConsents } from '../../consents/consents.ts'
import { type CallOutcomeRow, callOutcome, type DeskCaseRow, deskCase, deskDraft } from '../../desk/desk.table.ts'
import { attemptsIn, dueWindows, nextVersion, noClaim } from '../../desk/desk-cases.ts'
import { notifyDesks } from '../../desk/desk-changes.ts'
import type { CallHandler } from '../../desk/call-handler.ts'
import { uncorrected } from '../../desk/team-events.ts'
import { dateIn, instantAt, minuteOfDayIn } from '../../platform/calendar/zoned-time.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { idempotent } from '../../platform/idempotency/idempotent.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import type { Backend } from '../backend.ts'
import { criteriaNow } from './desk-study.ts'
import { deskRecord, isCorrectable, isEndedByPerson } from './desk-record.ts'
import { isClaimedByAnother, type Reader } from './listed-request.ts'
import { lockCase } from './locked-case.ts'
import { stateBefore } from './state-before.ts'

type Saving = FastifyRequest<{ Params: { reference: string }; Body: DeskDraft }>

/** Stores the note of one staff member about one case, so that it survives a lost session. */
export function saveDeskDraft({ database, clock }: Backend) {
  return async (request: Saving, reply: FastifyReply): Promise<void> => {
    const { id: staffId } = signedIn(request)
    const { note } = request.body
    const [found] = await database
      .select({ subjectId: deskCase.subjectId })
      .from(deskCase)
      .where(eq(deskCase.reference, request.params.reference))
    if (found === undefined) throw new NotFound()
    const { subjectId } = found
    if (note === '') {
      await database.delete(deskDraft).where(draftOf(subjectId, staffId))
    } else {
      const draft = { note, savedAt: clock() }
      await database
        .insert(deskDraft)
        .values({ subjectId, staffId, ...draft })
        .onConflictDoUpdate({ target: [deskDraft.subjectId, deskDraft.staffId], set: draft })
    }
    await reply.status(204).send()
  }
}

function draftOf(subjectId: string, staffId: string) {
  return and(eq(deskDraft.subjectId, subjectId), eq(deskDraft.staffId, staffId))
}

type Recording = FastifyRequest<{
  Params: { reference: string }
  Querystring: { locale?: Locale }
  Body: OutcomeRequest
  Headers: { 'idempotency-key'?: string }
}>

/** Records the outcome of a call with its next step, the events for the person and mails, in one transaction. */
export function recordCallOutcome(backend: Backend) {
  return async (request: Recording, reply: FastifyReply): Promise<DeskRecord> => {
    const person = signedIn(request)
    const { params, body, headers, query } = request
    const now = backend.clock()
    const reader = { person, locale: query.locale ?? defaultLocale, now }
    const operation = `recordCallOutcome ${params.reference} ${person.id}`
    const keyed = { key: headers['idempotency-key'], operation, body, at: now }
    const { status, body: stored } = await idempotent(backend.database, keyed, async (tx) => {
      const subjectId = await storeOutcome(tx, backend, params.reference, body, reader)
      return { status: 201, body: { subjectId }, subjectId }
    })
    reply.status(status)
    return deskRecord(backend, stored.subjectId, reader)
  }
}

async function storeOutcome(
  tx: Transaction,
  backend: Backend,
  reference: string,
  request: OutcomeRequest,
  reader: Reader,
): Promise<string> {
  const { row, handler, call } = await lockCase(tx, backend, reference)
  const earlier = await tx
    .select()
    .from(callOutcome)
    .where(eq(callOutcome.subjectId, row.subjectId))
    .orderBy(asc(callOutcome.at))
  const zone = call.callback.time_zone
  const problems = [
    ...outcomeProblems(row, request, earlier, reader, dateIn(zone, reader.now)),
    ...callDayProblems(row, request, { timeZone: zone, now: reader.now, desk: backend.clinic.calls }),
    ...(await consentProblems(tx, row, request)),
    ...(await criterionProblems(tx, { backend, handler }, row, request)),
  ]
  if (problems.length > 0) throw new Refusal(problems)
  const before = await stateBefore(tx, handler, row)
  const outcome = { ...outcomeRow(row, request, reader, zone), before }
  await tx.insert(callOutcome).values(outcome)
  const corrected = earlier.find(({ id }) => id === request.corrects)
  if (corrected?.outcome === 'never_again') await restoreConsents(tx, row.subjectId, corrected.at)
  await takeStep(tx, backend, {
    row,
    handler,
    zone,
    request,
    outcomes: uncorrected([...earlier, outcome]),
    now: reader.now,
  })
  await tx.delete(deskDraft).where(draftOf(row.subjectId, reader.person.id))
  return row.subjectId
}

function outcomeRow(
  { subjectId }: DeskCaseRow,
  request: OutcomeRequest,
  { person, now }: Reader,
  zone: string,
): Omit<CallOutcomeRow, 'before'> {
  const { outcome, note, corrects = null, site, day, time = '', part_of_day, criterion, reason } = request
  const minutes = time.split(':').map(Number)
  const details: CallOutcomeRow['details'] = {
    ...(outcome === 'passed_on' && { site }),
    ...(outcome === 'appointment' &&
      day && { appointment_at: instantAt(day, (minutes[0] ?? 0) * 60 + (minutes[1] ?? 0), zone).toISOString() }),
    ...(outcome === 'wants_time' && { day, part_of_day }),
    ...(outcome === 'not_eligible' && { criterion }),
    ...(outcome === 'not_interested' && reason && { reason }),
  }
  const calledOn = dateIn(zone, now)
  return { id: randomUUID(), subjectId, staffId: person.id, outcome, details, note, corrects, calledOn, at: now }
}

/** Returns problems that the schema cannot detect. */
function outcomeProblems(
  row: DeskCaseRow,
  request: OutcomeRequest,
  earlier: readonly CallOutcomeRow[],
  { person, now }: Reader,
  today: CalendarDate,
): FieldProblem[] {
  const corrected = request.corrects === undefined ? undefined : earlier.find(({ id }) => id === request.corrects)
  return [
    ...(request.version === row.version ? [] : [['version', 'changed_meanwhile'] as const]),
    ...(isClaimedByAnother(row, { person, now }) ? [['claim', 'claimed'] as const] : []),
    ...(row.state === 'closed' && (request.corrects === undefined || isEndedByPerson(row))
      ? [['outcome', 'invalid'] as const]
      : []),
    ...(request.corrects === undefined || (corrected && isCorrectable(corrected, earlier, { person, now }))
      ? []
      : [['corrects', 'invalid'] as const]),
    ...missingProblems(request),
    ...(request.day !== undefined && request.day < today ? [['day', 'too_early'] as const] : []),
  ]
}

/** The day of a further call must lie within a year, and the clinic must call on that day. */
export function callDayProblems(
  { country }: Pick<DeskCaseRow, 'country'>,
  { outcome, day, part_of_day: part }: Pick<OutcomeRequest, 'outcome' | 'day' | 'part_of_day'>,
  { timeZone, now, desk }: Omit<CallCalendar, 'country'>,
): FieldProblem[] {
  const today = dateIn(timeZone, now)
  if (outcome !== 'wants_time' || day === undefined || day < today) return []
  if (daysBetween(today, day) > 365) return [['day', 'too_late']]
  if (isWeekend(day) || isClosedIn(country, desk)(day)) return [['day', 'invalid']]
  if (part !== undefined && windowsOn(day, part, { country, timeZone, desk }).length === 0)
    return [['part_of_day', 'invalid']]
  return []
}

/** A person can be passed on to a study site only with their consent. */
async function consentProblems(
  tx: Transaction,
  { subjectId }: DeskCaseRow,
  { outcome }: OutcomeRequest,
): Promise<FieldProblem[]> {
  if (outcome !== 'passed_on' || (await hasConsent(tx, subjectId, 'pass_on'))) return []
  return [['outcome', 'consent_required']]
}

/** The criterion must belong to the study, now or at the time of the request, because the figures count by criterion. */
async function criterionProblems(
  tx: Transaction,
  { backend, handler }: { backend: Backend; handler: CallHandler },
  { subjectId }: DeskCaseRow,
  { outcome, criterion }: OutcomeRequest,
): Promise<FieldProblem[]> {
  if (outcome !== 'not_eligible' || criterion === undefined || criterion === 'other') return []
  const study = (await handler.open(tx, subjectId))?.study
  const criteria = study ? [...study.requested.criteria, ...criteriaNow(backend, study)] : []
  return criteria.some(({ id }) => id === criterion) ? [] : [['criterion', 'invalid']]
}

const needed: Partial<Record<OutcomeRequest['outcome'], readonly (keyof OutcomeRequest)[]>> = {
  passed_on: ['site'],
  appointment: ['day', 'time'],
  wants_time: ['day', 'part_of_day'],
  not_eligible: ['criterion'],
}

function missingProblems(request: OutcomeRequest): FieldProblem[] {
  const fields = needed[request.outcome] ?? []
  return fields.filter((field) => request[field] === undefined).map((field) => [field, 'required'])
}

/** The consents that the outcome `never_again` withdraws. */
export const consentsOfCalls = ['call_back', 'pass_on'] as const

interface Step {
  row: DeskCaseRow
  handler: CallHandler
  zone: string
  request: OutcomeRequest
  /** Uncorrected outcomes, with this one last. */
  outcomes: readonly CallOutcomeRow[]
  now: Date
}

async function takeStep(tx: Transaction, backend: Backend, step: Step): Promise<void> {
  const { row, handler, request, outcomes, now, zone } = step
  const { subjectId } = row
  const { outcome } = request
  const lastReached = outcomes.findLastIndex((each) => isReached(each.outcome))
  const tries = outcomes.slice(lastReached + 1).filter(({ at }) => at >= row.askedAt)
  const last = minuteOfDayIn(zone, now) < 12 * 60 + 30 ? 'morning' : 'afternoon'
  const next = stepAfter(outcome, { days: tries.map(({ calledOn }) => calledOn), last }, { days: backend.desk.tryDays })
  const asked = next === 'call_when_asked' ? { askedAt: now, tries: 0 } : { tries: tries.length }
  const set = { outcome, ...asked, ...attemptsIn(outcomes), ...noClaim, version: nextVersion, changedAt: now }
  await tx
    .update(deskCase)
    .set({ ...set, ...stateAfter(backend, step, next) })
    .where(eq(deskCase.subjectId, subjectId))
  notifyDesks(tx)
  if (next === 'call_when_asked') {
    const callBy = request.day ?? dateIn(zone, now)
    const callback = {
      kind: 'part_of_day',
      part_of_day: request.part_of_day ?? 'any',
      on: callBy,
      time_zone: zone,
    } as const
    await handler.recordState(tx, subjectId, { state: 'promised', callback, callBy, because: 'outcome' }, now)
  } else if (next === 'wait') {
    await handler.recordState(tx, subjectId, { state: 'not_reached' }, now)
    await handler.queueNotReached?.(tx, subjectId, { isWrongNumber: outcome === 'wrong_number' }, now)
  } else if (next === 'close') {
    const isNever = outcome === 'never_again'
    if (isNever) await withdrawConsents(tx, subjectId, consentsOfCalls, now)
    await handler.recordState(tx, subjectId, { state: isNever ? 'withdrawn' : 'made' }, now)
  }
}

function stateAfter({ clinic, desk }: Backend, { row, zone, request, now }: Step, next: NextStep) {
  const { country } = row
  const isClosed = isClosedIn(country, clinic.calls)
  const today = dateIn(zone, now)
  if (next === 'close') return { state: 'closed' as const }
  if (next === 'wait') {
    const closes = instantAt(addWorkingDays(today, desk.waitDays, isClosed), 24 * 60, zone)
    return { state: 'waiting' as const, ...dueWindows([], closes) }
  }
  const asked = next === 'call_when_asked'
  const day = asked ? (request.day ?? today) : addWorkingDays(today, 1, isClosed)
  const part = asked ? (request.part_of_day ?? 'any') : next.callAgainIn
  const windows = windowsOn(day, part, { country, timeZone: zone, desk: clinic.calls })
  return { state: 'open' as const, ...dueWindows(windows, instantAt(day, 24 * 60, zone)) }
}
