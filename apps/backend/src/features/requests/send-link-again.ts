import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MailAccepted, SendMailRequest } from '@clairmemoire/api-client/schema'
import { mailbox, readEmailAddress } from '@clairmemoire/domain/email-address'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { queueSms } from '../../requests/queue-sms.ts'
import { addMailWithKey } from '../../requests/request-keys.ts'
import { requestLink, type RequestRow, requestTable } from '../../requests/request.table.ts'
import { expiryOf, lockRequest } from '../../requests/stored-request.ts'
import type { Backend } from '../backend.ts'

type SendRequest = FastifyRequest<{ Body: SendMailRequest }>

/** Every response takes this many milliseconds, far longer than the work, so that the timing does not reveal a request. */
const responseTime = 400
const hour = 3_600_000

/** Queues a message with a new private link, if the given address or number is that of the request. */
export function sendLinkAgain(backend: Backend) {
  return async ({ body }: SendRequest, reply: FastifyReply): Promise<MailAccepted> => {
    const { email, phone } = body
    if (email === undefined && phone === undefined) throw Refusal.of({ email: 'required' })
    if (email !== undefined && phone !== undefined) throw Refusal.of({ phone: 'unknown_field' })
    await Promise.all([pause(responseTime), sendLink(backend, body)])
    reply.status(202)
    return { accepted: true, mail: 'may_leave' } as const
  }
}

async function sendLink(backend: Backend, { reference, ...typed }: SendMailRequest): Promise<void> {
  const now = backend.clock()
  const row = await findByReference(backend, readReference(reference))
  if (row === undefined || !isOfPerson(row, typed) || expiryOf(row, backend) <= now) return
  const limited = typed.phone !== undefined
  await inTransaction(backend.database, async (tx) => {
    if ((await lockRequest(tx, row.id)) === undefined || (await hasFreshLink(tx, row, limited, now))) return
    if (limited) await queueSms(tx, backend, row, { letter: 'request_link_sms' }, now)
    else await queueMail(tx, backend, row, now)
  })
}

async function queueMail(tx: Transaction, { mails }: Backend, row: RequestRow, now: Date): Promise<void> {
  const mail = randomUUID()
  await addMailWithKey(tx, row, { id: mail }, now)
  await tx.insert(auditEntry).values({ action: 'request_mail', subjectId: mail, reference: row.reference, at: now })
  await mails.enqueue(tx, [{ letter: 'request_link', subject_id: mail }])
}

function isOfPerson(row: RequestRow, { email = '', phone }: Pick<SendMailRequest, 'email' | 'phone'>): boolean {
  if (phone !== undefined) return row.phone !== null && readPhoneNumber(phone, row.country) === row.phone
  // The stored format has internationalized domains in ASCII.
  return mailbox(row.email) === mailbox(readEmailAddress(email) ?? email)
}

async function findByReference({ database }: Backend, reference: string): Promise<RequestRow | undefined> {
  const [row] = await database.select().from(requestTable).where(eq(requestTable.reference, reference))
  return row
}

/** Normalizes a typed reference: "cm 7f3k 92qd" is CM-7F3K-92QD. */
function readReference(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^CM(.{4})(.{4})$/, 'CM-$1-$2')
}

/** Returns whether a message with a link was queued within the last hour; a text message has a limited link. */
async function hasFreshLink(tx: Transaction, { id }: RequestRow, limited: boolean, now: Date): Promise<boolean> {
  const [latest] = await tx
    .select({ createdAt: requestLink.createdAt })
    .from(requestLink)
    .where(and(eq(requestLink.requestId, id), eq(requestLink.device, false), eq(requestLink.limited, limited)))
    .orderBy(desc(requestLink.createdAt))
    .limit(1)
  return latest !== undefined && now.getTime() - latest.createdAt.getTime() < hour
}
