import { randomUUID } from 'node:crypto'
import type { Contact, ContactRequest } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'
import { recordConsents } from '../consents/record-consents.ts'
import type { Database } from '../database/connect.ts'
import { insertRows } from '../database/insert-rows.ts'
import { auditEntry } from '../database/schema/audit-entry.ts'
import { contact, contactRequest } from '../database/schema/contact.ts'
import { answerOnce, type Work } from '../idempotency/answer-once.ts'
import { newReference } from './reference.ts'

type CreateContactRequest = FastifyRequest<{ Body: ContactRequest; Headers: { 'idempotency-key'?: string } }>

/** An address for news, its consent and its mails: all of it is stored or nothing (A-10, R7-20). */
export function createContact(backend: Backend) {
  return async ({ body, headers }: CreateContactRequest, reply: FastifyReply): Promise<Contact> => {
    const now = backend.clock()
    const request = { key: headers['idempotency-key'], operation: 'createContact', body, at: now }
    const answer = await answerOnce(backend.database, request, () => newsRequest(backend, body, now))
    reply.status(answer.status)
    return answer.body
  }
}

async function newsRequest({ database, mails }: Backend, request: ContactRequest, now: Date): Promise<Work<Contact>> {
  const id = randomUUID()
  const reference = newReference()
  const contactId = sql<string>`(select id from kept_contact)`
  return {
    answer: { status: 201, body: { id, reference, created_at: now.toISOString() } },
    statements: {
      kept_contact: upsertContact(database, request, now),
      request: database.insert(contactRequest).values({ id, reference, contactId, createdAt: now }),
      consents: recordConsents({
        subjectId: id,
        purposes: request.lists,
        textVersion: request.consent_text_version,
        locale: request.locale,
        givenAt: now,
      }),
      trail: insertRows(auditEntry, [{ action: 'contact_request', subjectId: id, reference, at: now }]),
      mails: await mails.order([
        { letter: 'news_requested', subject_id: id },
        { letter: 'news_requested_desk', subject_id: id },
      ]),
    },
  }
}

/** What a known person leaves out now stays as it was; lists add up. */
function upsertContact(database: Database, request: ContactRequest, now: Date) {
  return database
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
}
