import type { DeskLetter, SmsNotice } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AuditedAction, auditEntry } from '../../../audit/audit-entry.table.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import { printedLetter } from '../../../requests/letters/printed-letter.ts'
import { addLetterKey, newSmsCode } from '../../../requests/request-keys.ts'
import { type RequestRow, requestTable } from '../../../requests/request.table.ts'
import { lockRequest } from '../../../requests/stored-request.ts'
import { signedIn } from '../../../sessions/signed-in.ts'
import type { Backend } from '../../backend.ts'
import { isClaimedByAnother } from '../listed-request.ts'
import { lockCase } from '../locked-case.ts'

type OfRequest = FastifyRequest<{ Params: { reference: string } }>

/** Creates a code that the caller says on the telephone. No other operation of the desk returns it. */
export function createSmsCode(backend: Backend) {
  return async (request: OfRequest, reply: FastifyReply): Promise<SmsNotice> => {
    const code = newSmsCode()
    await inTransaction(backend.database, async (tx) => {
      const { id } = await recordAction(tx, backend, request, { action: 'code_made', field: 'code' })
      await tx.update(requestTable).set({ smsCode: code, smsCodeTries: 0 }).where(eq(requestTable.id, id))
    })
    reply.status(201)
    return { code }
  }
}

/** Creates a letter to print, with the only copy of its key. */
export function createDeskLetter(backend: Backend) {
  return async (request: OfRequest, reply: FastifyReply): Promise<DeskLetter> => {
    const { database, clinic, clock } = backend
    const letter = await inTransaction(database, async (tx) => {
      const row = await recordAction(tx, backend, request, { action: 'letter_made', field: 'letter' })
      const now = clock()
      return printedLetter(row, clinic, await addLetterKey(tx, row.id, now), now)
    })
    reply.status(201)
    return letter
  }
}

interface StaffAction {
  action: AuditedAction
  /** The field of the refusal if the call is about a memory test. */
  field: string
}

/** Locks a request, and records what a staff member does for it. Throws if a colleague is calling. */
async function recordAction(
  tx: Transaction,
  backend: Backend,
  request: OfRequest,
  { action, field }: StaffAction,
): Promise<RequestRow> {
  const person = signedIn(request)
  const { reference } = request.params
  const now = backend.clock()
  const { row } = await lockCase(tx, backend, reference)
  if (isClaimedByAnother(row, { person, now })) throw Refusal.of({ claim: 'claimed' })
  const { subjectId } = row
  const found = await lockRequest(tx, subjectId)
  if (found === undefined) throw Refusal.of({ [field]: 'invalid' })
  await tx.insert(auditEntry).values({ action, subjectId, reference, staffId: person.id, at: now })
  return found
}
