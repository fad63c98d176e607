import { eq, inArray } from 'drizzle-orm'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { consent } from '../../consents/consent.table.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.table.ts'
import { newsMail } from './alerts/alert.table.ts'
import { contact, contactRequest } from './contact.table.ts'
import { lockContact } from './lock-contact.ts'

/** Leaves nothing of an address; its news and their mails go with it. */
export async function eraseContact(tx: Transaction, id: string, at: Date): Promise<void> {
  if ((await lockContact(tx, id)) === undefined) return
  const asks = tx.delete(contactRequest).where(eq(contactRequest.contactId, id))
  await eraseTraces(tx, await asks.returning(erasedAsk), at)
  await tx.delete(contact).where(eq(contact.id, id))
}

/** Leaves nothing of one request for news that nobody confirmed, nor of the mail that asked for it. */
export async function eraseAsk(tx: Transaction, id: string, at: Date): Promise<void> {
  const ask = tx.delete(contactRequest).where(eq(contactRequest.id, id))
  await eraseTraces(tx, await ask.returning(erasedAsk), at)
  await tx.delete(newsMail).where(eq(newsMail.requestId, id))
}

const erasedAsk = { subjectId: contactRequest.id, reference: contactRequest.reference }

async function eraseTraces(
  tx: Transaction,
  erased: readonly { subjectId: string; reference: string }[],
  at: Date,
): Promise<void> {
  if (erased.length === 0) return
  const ids = erased.map(({ subjectId }) => subjectId)
  await tx.delete(consent).where(inArray(consent.subjectId, ids))
  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.subjectId, ids))
  await tx.insert(auditEntry).values(erased.map((ask) => ({ action: 'contact_erased' as const, ...ask, at })))
}
