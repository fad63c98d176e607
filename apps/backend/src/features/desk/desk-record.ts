import type { DeskEvent, DeskRecord, Locale } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { readConsents } from '../../consents/consents.ts'
import { type CallOutcomeRow, callOutcome, type DeskCaseRow, deskCase, deskDraft } from '../../desk/desk.table.ts'
import { handlerOf, type OpenedCall } from '../../desk/call-handler.ts'
import { handOversOf, type CreatedHandOver } from '../../desk/hand-overs.ts'
import { anyOf, searchWords } from '../../desk/search-words.ts'
import { type WaitingMail, waitingMails } from '../../mail/mails-command.ts'
import { dateIn } from '../../platform/calendar/zoned-time.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { type StaffRow, staff, staffView } from '../../staff/staff.table.ts'
import { recordOpened } from '../../staff/staff-account.ts'
import type { Backend } from '../backend.ts'
import { nameOf } from './claims.ts'
import { studiesOfCall } from './desk-study.ts'
import { handOverSheet } from './hand-over/hand-over-sheet.ts'
import { casesOf, deskRequests, latestWith, type Reader } from './listed-request.ts'
import { messagesOf } from './reach/sms-messages.ts'
import { waysToReach } from './reach/ways-to-reach.ts'

type GetRequest = FastifyRequest<{ Params: { reference: string }; Querystring: { locale?: Locale } }>

/** Records the view before it responds. */
export function getDeskRequest(backend: Backend) {
  return async (request: GetRequest): Promise<DeskRecord> => {
    const person = signedIn(request)
    const { reference } = request.params
    const now = backend.clock()
    const id = await subjectOf(backend, reference)
    await recordOpened(backend.database, person.id, reference, now)
    return deskRecord(backend, id, { person, locale: request.query.locale ?? defaultLocale, now })
  }
}

/** Throws for an unknown reference. */
async function subjectOf({ database }: Pick<Backend, 'database'>, reference: string): Promise<string> {
  const [row] = await database
    .select({ id: deskCase.subjectId })
    .from(deskCase)
    .where(eq(deskCase.reference, reference))
  if (row === undefined) throw new NotFound()
  return row.id
}

/** Returns everything that the desk may see of a case. Throws if the case was erased. */
export async function deskRecord(backend: Backend, id: string, reader: Reader): Promise<DeskRecord> {
  const { database, clinic } = backend
  const [listed] = await casesOf(database, [id], reader.now)
  const opened = listed && (await handlerOf(backend.desk.handlers, listed.row.kind).open(database, id))
  const [request] = listed ? await deskRequests(backend, [listed], reader) : []
  if (listed === undefined || opened === undefined || request === undefined) throw new NotFound()
  const { row } = listed
  const waiting = await waitingMails(database, row.reference)
  const [study, ...further] = await studiesOfCall(backend, database, { row, opened, locale: reader.locale })
  const day = (instant: Date) => dateIn(request.time_zone, instant)
  return {
    request,
    read_at: reader.now.toISOString(),
    version: row.version,
    from_phone: clinic.phones[row.country],
    contact: opened.contact,
    relation: opened.relation,
    helper: opened.helper,
    shares_answers: opened.sharesAnswers,
    sent: opened.sentAnswers(reader.locale),
    study: study ?? null,
    further_studies: further,
    consents: await readConsents(database, id, reader.locale, day),
    ways: await waysToReach(backend, row, opened),
    mails: mailsOf(waiting),
    messages: await messagesOf(database, id, waiting, reader.locale),
    history: await historyOf(backend, row, opened, reader),
    related: await relatedTo(backend, row, opened, reader),
    sheet: await handOverSheet(backend, database, row, reader.locale),
    draft: await draftOf(backend, id, reader.person),
  }
}

function mailsOf(waiting: readonly WaitingMail[]): DeskRecord['mails'] {
  return waiting.flatMap(({ to, by, state, orderedAt }) => {
    // Mails to the staff are not about requests.
    if (to === 'staff' || by === 'sms') return []
    return [{ to, state: state === 'sending' ? 'leaves' : state, ordered_at: orderedAt.toISOString() }]
  })
}

/** Returns whether the person cancelled or withdrew. Then there is no further call, whatever was recorded before. */
export function isEndedByPerson({ outcome }: DeskCaseRow): boolean {
  return outcome === 'cancelled' || outcome === 'withdrawn'
}

const correctableFor = 24 * 3_600_000

/** An outcome can be corrected once within a day, by the staff member who recorded it. */
export function isCorrectable(
  { id, at, staffId }: Pick<CallOutcomeRow, 'id' | 'at' | 'staffId'>,
  all: readonly Pick<CallOutcomeRow, 'corrects'>[],
  { person, now }: Pick<Reader, 'person' | 'now'>,
): boolean {
  const isRecent = now.getTime() - at.getTime() < correctableFor
  return staffId === person.id && isRecent && all.every(({ corrects }) => corrects !== id)
}

async function historyOf(
  { database }: Backend,
  row: DeskCaseRow,
  { changeTimes }: OpenedCall,
  reader: Reader,
): Promise<DeskEvent[]> {
  const people = { firstName: staff.firstName, lastName: staff.lastName }
  const views = await database
    .select({ at: staffView.at, by: people })
    .from(staffView)
    .innerJoin(staff, eq(staff.id, staffView.staffId))
    .where(and(eq(staffView.reference, row.reference), eq(staffView.opened, true)))
  const outcomes = await database
    .select({ outcome: callOutcome, by: people })
    .from(callOutcome)
    .innerJoin(staff, eq(staff.id, callOutcome.staffId))
    .where(eq(callOutcome.subjectId, row.subjectId))
    .orderBy(asc(callOutcome.at))
  const kind = sql<'code_made' | 'letter_made'>`${auditEntry.action}`
  const actions = await database
    .select({ kind, at: auditEntry.at, by: people })
    .from(auditEntry)
    .innerJoin(staff, eq(staff.id, auditEntry.staffId))
    .where(and(eq(auditEntry.subjectId, row.subjectId), inArray(auditEntry.action, ['code_made', 'letter_made'])))
  const all = outcomes.map(({ outcome }) => outcome)
  const events: DeskEvent[] = [
    { kind: 'sent', at: row.createdAt.toISOString(), by: null },
    ...changeTimes.map((at) => ({ kind: 'changed' as const, at: at.toISOString(), by: null })),
    ...views.map(({ at, by }) => ({ kind: 'opened' as const, at: at.toISOString(), by: nameOf(by) })),
    ...outcomes.map(({ outcome, by }) => ({
      ...calledEvent(outcome, nameOf(by), all, reader),
      ...(isEndedByPerson(row) && { is_correctable: false }),
    })),
    ...(await handOversOf(database, row.subjectId)).flatMap(linkEvents),
    ...actions.map(({ kind, at, by }) => ({ kind, at: at.toISOString(), by: nameOf(by) })),
  ]
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).slice(-maxEvents)
}

const maxEvents = 500

function calledEvent(row: CallOutcomeRow, by: string, all: readonly CallOutcomeRow[], reader: Reader): DeskEvent {
  const { id, at, outcome, note, details } = row
  return {
    kind: 'called',
    at: at.toISOString(),
    by,
    id,
    outcome,
    note,
    details,
    is_corrected: all.some(({ corrects }) => corrects === id),
    is_correctable: isCorrectable(row, all, reader),
  }
}

function linkEvents({ site, createdAt, openedAt, withdrawnAt, by, withdrawnBy }: CreatedHandOver): DeskEvent[] {
  const event = (kind: DeskEvent['kind'], at: Date | null, name: CreatedHandOver['withdrawnBy']): DeskEvent[] =>
    at === null ? [] : [{ kind, at: at.toISOString(), by: name && nameOf(name), details: { site } }]
  return [
    ...event('link_made', createdAt, by),
    ...event('link_opened', openedAt, null),
    ...event('link_withdrawn', withdrawnAt, withdrawnBy),
  ]
}

const maxRelated = 20

/** Returns other cases with the same mailbox or number. */
async function relatedTo(
  backend: Backend,
  { subjectId }: DeskCaseRow,
  { contact, helper }: OpenedCall,
  reader: Reader,
): Promise<DeskRecord['related']> {
  const phones = [contact.phone, helper?.phone].filter((phone) => typeof phone === 'string')
  const emails = contact.email === '' ? [] : [contact.email]
  const query = anyOf(searchWords({ reference: '', names: [], phones, emails }))
  if (query === '') return []
  const found = await latestWith(backend.database, query, {
    which: ne(deskCase.subjectId, subjectId),
    limit: maxRelated,
    now: reader.now,
  })
  return deskRequests(backend, found, reader)
}

async function draftOf({ database }: Backend, subjectId: string, { id }: StaffRow): Promise<DeskRecord['draft']> {
  const [draft] = await database
    .select()
    .from(deskDraft)
    .where(and(eq(deskDraft.subjectId, subjectId), eq(deskDraft.staffId, id)))
  return draft === undefined ? null : { note: draft.note, saved_at: draft.savedAt.toISOString() }
}
