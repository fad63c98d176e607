import { randomUUID } from 'node:crypto'
import type { Contact, ContactRequest } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'
import { recordConsents } from '../consents/record-consents.ts'
import type { Transaction } from '../database/connect.ts'
import { auditEntry } from '../database/schema/audit-entry.ts'
import { contact, contactRequest } from '../database/schema/contact.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import { newReference } from './reference.ts'

type CreateContactRequest = FastifyRequest<{ Body: ContactRequest; Headers: { 'idempotency-key'?: string } }>

/** Keeps an address for news, with its consent and mails in one transaction (A-10, R7-20). */
export function createContact(backend: Backend) {
  return async ({ body, headers }: CreateContactRequest, reply: FastifyReply): Promise<Contact> => {
    const now = backend.clock()
    const request = { key: headers['idempotency-key'], operation: 'createContact', body, at: now }
    const answer = await answerOnce(backend.database, request, async (transaction) => ({
      status: 201,
      body: await storeContact(backend, transaction, body, now),
    }))
    reply.status(answer.status)
    return answer.body
  }
}

async function storeContact(
  { mails }: Backend,
  transaction: Transaction,
  request: ContactRequest,
  now: Date,
): Promise<Contact> {
  const id = randomUUID()
  const reference = newReference()
  const contactId = await upsertContact(transaction, request, now)
  await transaction.insert(contactRequest).values({ id, reference, contactId, createdAt: now })
  await recordConsents(transaction, {
    subjectId: id,
    purposes: request.lists,
    textVersion: request.consent_text_version,
    locale: request.locale,
    givenAt: now,
  })
  await transaction.insert(auditEntry).values({ action: 'contact_request', subjectId: id, reference, at: now })
  await mails.order(transaction, [
    { letter: 'news_requested', subject_id: id },
    { letter: 'news_requested_desk', subject_id: id },
  ])
  return { id, reference, created_at: now.toISOString() }
}

/** What a known person leaves out now stays as it was; lists add up. */
async function upsertContact(transaction: Transaction, request: ContactRequest, now: Date): Promise<string> {
  const [row] = await transaction
    .insert(contact)
    .values({
      id: randomUUID(),
      email: request.email.toLowerCase(),
      locale: request.locale,
      firstName: request.first_name?.trim() || null,
      postalCode: request.postal_code?.trim() || null,
      lists: request.lists,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: contact.email,
      set: {
        locale: sql`excluded.locale`,
        firstName: sql`coalesce(excluded.first_name, ${contact.firstName})`,
        postalCode: sql`coalesce(excluded.postal_code, ${contact.postalCode})`,
        lists: sql`array(select distinct unnest(${contact.lists} || excluded.lists))`,
        updatedAt: now,
      },
    })
    .returning({ id: contact.id })
  if (row === undefined) throw new Error('an upsert answers its row')
  return row.id
}
