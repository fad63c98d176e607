import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MailAccepted, SendMailRequest } from '@clairmemoire/api-client/schema'
import { mailbox, readEmailAddress } from '@clairmemoire/domain/email-address'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { addMailWithKey } from '../../requests/request-keys.ts'
import { requestLink, type RequestRow, requestTable } from '../../requests/request.table.ts'
import { expiryOf, lockRequest } from '../../requests/stored-request.ts'
import type { Backend } from '../backend.ts'

type SendRequest = FastifyRequest<{ Body: SendMailRequest }>

/** Every response takes this many milliseconds, far longer than the work, so that the timing does not reveal a request. */
const responseTime = 400
const hour = 3_600_000

/** Queues a mail with a new private link to the address of the request, if the given address is the same. */
export function sendLinkAgain(backend: Backend) {
  return async ({ body }: SendRequest, reply: FastifyReply): Promise<MailAccepted> => {
    await Promise.all([pause(responseTime), sendLink(backend, body)])
    reply.status(202)
    return { accepted: true, mail: 'may_leave' } as const
  }
}

async function sendLink(backend: Backend, { reference, email: typed }: SendMailRequest): Promise<void> {
  // The stored format has internationalized domains in ASCII.
  const email = readEmailAddress(typed) ?? typed
  const now = backend.clock()
  const row = await findByReference(backend, readReference(reference))
  if (row === undefined || mailbox(row.email) !== mailbox(email) || expiryOf(row, backend) <= now) return
  await inTransaction(backend.database, async (tx) => {
    if ((await lockRequest(tx, row.id)) === undefined || (await hasFreshLink(tx, row, now))) return
    const mail = randomUUID()
    await addMailWithKey(tx, row, { id: mail }, now)
    await tx.insert(auditEntry).values({ action: 'request_mail', subjectId: mail, reference: row.reference, at: now })
    await backend.mails.enqueue(tx, [{ letter: 'request_link', subject_id: mail }])
  })
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

/** Returns whether a mail with a link was queued within the last hour. */
async function hasFreshLink(tx: Transaction, { id }: RequestRow, now: Date): Promise<boolean> {
  const [latest] = await tx
    .select({ createdAt: requestLink.createdAt })
    .from(requestLink)
    .where(and(eq(requestLink.requestId, id), eq(requestLink.device, false)))
    .orderBy(desc(requestLink.createdAt))
    .limit(1)
  return latest !== undefined && now.getTime() - latest.createdAt.getTime() < hour
}
