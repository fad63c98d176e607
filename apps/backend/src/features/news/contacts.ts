import type { ContactRequest } from '@clairmemoire/api-client/schema'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { consent } from '../../consents/consent.table.ts'
import { toNumber } from '../../mail/mail-stop.ts'
import type { Queries } from '../../platform/database/connect.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.table.ts'
import type { Person, PersonRecords } from '../../requests/person-requests.ts'
import { sms } from '../../sms/sms.table.ts'
import { type ContactRow, contact, contactRequest, type NewsAlertRow, newsAlert, newsMail } from './news.table.ts'

/** The news contact of a person, with requests, consents and subscription. */
export const personContacts: PersonRecords = {
  name: 'contacts',
  addressOf: async (database, reference) => (await contactOf(database, { email: null, reference }))?.email,
  find: async (database, person) => {
    const found = await contactOf(database, person)
    if (found === undefined) return []
    const requests = await database.select().from(contactRequest).where(eq(contactRequest.contactId, found.id))
    const ids = requests.map(({ id }) => id)
    const consents = await database.select().from(consent).where(inArray(consent.subjectId, ids))
    const news = await database.select().from(newsAlert).where(eq(newsAlert.contactId, found.id))
    const messages = await database.select().from(sms).where(aboutNews(found.phone)).orderBy(asc(sms.at))
    return [{ ...found, requests, consents, news, messages }]
  },
  erase: async (tx, person, now) => {
    const found = await contactOf(tx, person)
    if (found) await eraseContact(tx, found.id, now)
  },
}

async function contactOf(database: Queries, { email, phone = '', reference }: Person) {
  const [byAddress] = await database
    .select()
    .from(contact)
    .where(or(eq(contact.email, email ?? ''), eq(contact.phone, phone)))
  if (byAddress !== undefined || reference === null) return byAddress
  const [byReference] = await database
    .select({ contact })
    .from(contactRequest)
    .innerJoin(contact, eq(contact.id, contactRequest.contactId))
    .where(eq(contactRequest.reference, reference))
  return byReference?.contact
}

/** The text messages to a number about news; those about requests are erased with their requests. */
function aboutNews(phone: string | null) {
  return and(isNull(sms.requestId), eq(sms.number, phone === null ? '' : toNumber(phone)))
}

/** Erases the news of a number in E.164. */
export async function eraseNumber(tx: Transaction, phone: string, at: Date): Promise<void> {
  const [found] = await tx.select({ id: contact.id }).from(contact).where(eq(contact.phone, phone))
  if (found) await eraseContact(tx, found.id, at)
}

/** Erases an address or number with its news and messages. */
export async function eraseContact(tx: Transaction, id: string, at: Date): Promise<void> {
  const found = await lockContact(tx, id)
  if (found === undefined) return
  const requests = tx.delete(contactRequest).where(eq(contactRequest.contactId, id))
  await eraseTraces(tx, await requests.returning(erasedRequest), at)
  await tx.delete(sms).where(aboutNews(found.phone))
  await tx.delete(contact).where(eq(contact.id, id))
}

/** Erases an unconfirmed request for news and its message. */
export async function erasePendingRequest(tx: Transaction, id: string, at: Date): Promise<void> {
  const [request] = await tx
    .delete(contactRequest)
    .where(eq(contactRequest.id, id))
    .returning({ ...erasedRequest, contactId: contactRequest.contactId })
  if (request === undefined) return
  const { contactId, ...erased } = request
  await eraseTraces(tx, [erased], at)
  await tx.delete(newsMail).where(and(eq(newsMail.contactId, contactId), eq(newsMail.requestId, id)))
}

const erasedRequest = { subjectId: contactRequest.id, reference: contactRequest.reference }

async function eraseTraces(
  tx: Transaction,
  erased: readonly { subjectId: string; reference: string }[],
  at: Date,
): Promise<void> {
  if (erased.length === 0) return
  const ids = erased.map(({ subjectId }) => subjectId)
  await tx.delete(consent).where(inArray(consent.subjectId, ids))
  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.subjectId, ids))
  await tx.insert(auditEntry).values(erased.map((request) => ({ action: 'contact_erased' as const, ...request, at })))
}

/** Locks a contact until the transaction ends. Returns undefined if the contact was erased. */
export async function lockContact(tx: Transaction, id: string): Promise<ContactRow | undefined> {
  const [row] = await tx.select().from(contact).where(eq(contact.id, id)).for('update')
  return row
}

export type NewsList = ContactRequest['lists'][number]

/** Returns the confirmed lists, each with the time of its confirmation. */
export function confirmedLists(contact: ContactRow, alert: NewsAlertRow | null): ReadonlyMap<NewsList, Date> {
  const dates: readonly (readonly [NewsList, Date | null | undefined])[] = [
    ['new_studies', alert?.confirmedAt],
    ['programme', contact.programmeConfirmedAt],
  ]
  return new Map(dates.flatMap(([list, at]) => (at ? [[list, at] as const] : [])))
}
