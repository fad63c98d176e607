import { randomUUID } from 'node:crypto'
import type { Locale, PrivateRequest, RequestChange } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import type { Backend } from '../../backend.ts'
import { holdOf } from '../../../calls/accepted-callback.ts'
import { movedPlaceOf } from '../../../calls/places/find-place.ts'
import { placeIsFree, releasePlaces } from '../../../calls/places/place-statements.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { brokenConstraint } from '../../../platform/database/broken-constraint.ts'
import { insertRows } from '../../../platform/database/insert-rows.ts'
import type { Change } from '../../../platform/database/store.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { findRequest, openRequest } from '../../../requests/find-request.ts'
import type { RequestKind } from '../../../requests/request-kind.ts'
import { mailWithKey } from '../../../requests/request-keys.ts'
import { hasEmail, requestChange, requestMail, type SentRequestRow } from '../../../requests/sent-request.table.ts'
import { privateRequest } from '../private-request.ts'
import { type AcceptedChange, acceptedChange } from './accepted-change.ts'
import { changedRequest } from './changed-request.ts'
import { changedMeanwhile } from './meanwhile.ts'
import { remindersAfter } from './reminders-after.ts'
import { withdrawnConsents } from './withdrawn-consents.ts'

type ChangeRequest = FastifyRequest<{
  Params: { id: string }
  Querystring: { locale?: Locale }
  Body: RequestChange
  Headers: { 'idempotency-key'?: string }
}>

/**
 * Changes a request, its consents and what the desk knows of it, all or nothing. The later change wins; of two at once the
 * second is made again upon the first, and is told of it.
 */
export function changeRequest(backend: Backend) {
  return async (request: ChangeRequest): Promise<PrivateRequest> => {
    const { params, query, body } = request
    const { locale = defaultLocale } = query
    const { version: to, mail } = await madeVersion(backend, request)
    const row = await findRequest(backend, params.id)
    if (row === undefined) throw new NotFound()
    const meanwhile = await changedMeanwhile(backend, row, { from: body.version, to }, locale)
    return { ...(await privateRequest(backend, row, params.id, locale, meanwhile)), mail }
  }
}

/**
 * The version that the change made, or the next one when everything was as it wanted. Of a request that is erased meanwhile
 * nothing is left to hang a change on; one that is changed meanwhile has the version that this change was to make.
 */
async function madeVersion(backend: Backend, { params, body, headers }: ChangeRequest): Promise<MadeChange> {
  for (;;) {
    const now = backend.clock()
    const opened = await openRequest(backend, params.id)
    const kind = opened && backend.requests.kinds[opened.request.kind]
    if (opened === undefined || kind === undefined) throw new NotFound()
    const row = opened.request
    const operation = `changeRequest ${row.id}`
    try {
      const { body: kept } = await idempotent(
        backend,
        { key: headers['idempotency-key'], operation, body, at: now },
        async () => {
          const accepted = acceptedChange(kind, row, body, now, backend.clinic.calls)
          return {
            answer: { status: 200, body: madeChange(row, accepted) },
            change: {
              ...(accepted
                ? {
                    ...(await changeFor(backend, kind, accepted, opened.mailedTo, now)),
                    ...(await placeAfter(backend, accepted, body, now)),
                  }
                : nothing(row, now)),
              ...remindersAfter({ ...opened, request: accepted?.row ?? row }, body, now),
            },
            subjectId: row.id,
          }
        },
      )
      return kept
    } catch (error) {
      const broken = brokenConstraint(error)
      if (broken?.endsWith('_request_id_sent_request_id_fk')) throw new NotFound()
      if (broken !== 'request_change_request_id_version_pk' && broken !== placeIsFree) throw error
    }
  }
}

/** What is kept under the key of a change. */
interface MadeChange {
  version: number
  mail: NonNullable<PrivateRequest['mail']>
}

function madeChange({ version }: SentRequestRow, accepted: AcceptedChange | undefined): MadeChange {
  if (accepted === undefined) return { version: version + 1, mail: 'none' }
  return { version: accepted.row.version, mail: isToldVisitor(accepted) ? 'leaves' : 'none' }
}

/** By mail, of what concerns the call or where to write. */
function isToldVisitor({ row, fields }: AcceptedChange): boolean {
  return hasEmail(row) && ('call' in fields || 'email' in fields)
}

/** Takes the time that was chosen, and gives free the one that is no longer wanted. */
async function placeAfter(
  backend: Backend,
  { row, fields }: AcceptedChange,
  { callback }: RequestChange,
  now: Date,
): Promise<Change> {
  if (!('call' in fields) && !('consent.call_back' in fields)) return {}
  if (row.callState !== 'promised') return { places: releasePlaces(row.id) }
  const hold = callback && holdOf(callback)
  return movedPlaceOf(backend, { subjectId: row.id, country: row.country, callback: row.callback, hold, now })
}

/** Everything is as the change wants it; a change has to hold something. */
function nothing({ id, reference }: SentRequestRow, now: Date): Change {
  return { trail: insertRows(auditEntry, [{ action: 'request_changed', subjectId: id, reference, at: now }]) }
}

async function changeFor(
  { mails }: Backend,
  kind: RequestKind,
  accepted: AcceptedChange,
  mailedTo: string | null,
  now: Date,
): Promise<Change> {
  const { row, fields, withdrawn } = accepted
  const { id, reference, version } = row
  const toDesk = { letter: 'request_changed_desk', mail: randomUUID() }
  const toVisitor = { letter: 'request_changed', mail: randomUUID() }
  const isTold = isToldVisitor(accepted)
  const letters = isTold ? [toDesk, toVisitor] : [toDesk]
  const forgotten = withdrawn.includes('keep_answers') ? kind.forgetAnswers?.(id) : undefined
  return {
    change: insertRows(requestChange, [{ requestId: id, version, fields, at: now }]),
    request: changedRequest(row),
    ...(withdrawn.length > 0 && { consents: withdrawnConsents(id, withdrawn, now) }),
    ...(forgotten && { answers: forgotten }),
    record: insertRows(requestMail, [{ id: toDesk.mail, requestId: id, version, createdAt: now }]),
    ...(isTold && mailWithKey(row, { id: toVisitor.mail, version, mailedTo }, now)),
    trail: insertRows(auditEntry, [
      { action: 'request_changed', subjectId: id, reference, at: now },
      // By it the operator finds the mail while it waits.
      ...letters.map((told) => ({ action: 'request_mail' as const, subjectId: told.mail, reference, at: now })),
    ]),
    mails: await mails.order(letters.map(({ letter, mail }) => ({ letter, subject_id: mail }))),
  }
}
