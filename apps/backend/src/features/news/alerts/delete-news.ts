import { daysOfMailCounts, unconfirmedDays } from '@clairmemoire/domain/retention'
import { and, eq, gte, inArray, isNotNull, isNull, lt, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type ConsentPurpose, consent } from '../../../consents/consent.table.ts'
import { removeOldKeys } from '../../../mail/keys-in-mails.ts'
import { deleteOlder, inBatches } from '../../../platform/database/batches.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import type { Backend } from '../../backend.ts'
import { sms } from '../../../sms/sms.table.ts'
import { confirmedLists, erasePendingRequest, eraseContact, lockContact, type NewsList } from '../contacts.ts'
import { contact, contactRequest, newsAlert, newsMail } from '../news.table.ts'

const day = 24 * 3_600_000

type NewsRetention = Pick<Backend, 'database' | 'news'>

/** Erases unconfirmed requests, addresses and numbers, expired lists, keys in old messages, and the states of old text messages. */
export async function deleteOldNews({ database, news }: NewsRetention, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const erase = (read: (limit: number) => PromiseLike<Found[]>, work: (tx: Transaction, id: string) => Promise<void>) =>
    inBatches(read, async (found) => {
      for (const { id } of found) await inTransaction(database, (tx) => work(tx, id))
    })
  const { id, lists, createdAt, programmeConfirmedAt } = contact
  const contacts = (which: SQL | undefined, order: PgColumn) => (limit: number) =>
    database.select({ id }).from(contact).where(which).orderBy(order).limit(limit)
  const isRecent = gte(contactRequest.createdAt, before(unconfirmedDays))
  await erase(
    (limit) =>
      database
        .select({ id: contactRequest.id })
        .from(contactRequest)
        .where(and(isNotNull(contactRequest.pending), not(isRecent)))
        .orderBy(contactRequest.createdAt)
        .limit(limit),
    (tx, request) => erasePendingRequest(tx, request, now),
  )
  const recentRequests = database
    .select({ id: contactRequest.id })
    .from(contactRequest)
    .where(and(eq(contactRequest.contactId, id), isRecent))
  // Selects contacts without a confirmed list. A contact is as old as its first request.
  const isUnconfirmed = and(sql`${lists} = '{}'`, lt(createdAt, before(unconfirmedDays)), notExists(recentRequests))
  await erase(contacts(isUnconfirmed, createdAt), (tx, each) => eraseContact(tx, each, now))
  const { contactId, confirmedAt } = newsAlert
  await erase(
    (limit) =>
      database
        .select({ id: contactId })
        .from(newsAlert)
        .where(lt(confirmedAt, before(news.days)))
        .orderBy(confirmedAt)
        .limit(limit),
    (tx, each) => endNews(tx, each, ['new_studies'], now),
  )
  await erase(contacts(lt(programmeConfirmedAt, before(news.days)), programmeConfirmedAt), (tx, each) =>
    endNews(tx, each, ['programme'], now),
  )
  await removeOldKeys(database, newsMail, now)
  await deleteOlder(database, sms.at, before(daysOfMailCounts), isNull(sms.requestId))
}

interface Found {
  id: string
}

/** Ends lists of a contact. Erases the contact if no confirmed list remains. */
export async function endNews(tx: Transaction, id: string, ended: readonly NewsList[], at: Date): Promise<void> {
  const row = await lockContact(tx, id)
  if (row === undefined) return
  const [alert = null] = await tx.select().from(newsAlert).where(eq(newsAlert.contactId, id))
  const remaining = [...confirmedLists(row, alert).keys()].filter((list) => !ended.includes(list))
  if (remaining.length === 0) await eraseContact(tx, id, at)
  else if (remaining.includes('new_studies')) await endProgramme(tx, row)
  else await endStudies(tx, row)
}

type ContactLists = Pick<typeof contact.$inferSelect, 'id' | 'lists'>

async function endProgramme(tx: Transaction, { id, lists }: ContactLists): Promise<void> {
  const remaining = { lists: lists.filter((list) => list !== 'programme'), programmeConfirmedAt: null }
  await tx.update(contact).set(remaining).where(eq(contact.id, id))
  await endConsents(tx, id, ['programme'])
}

/** Also deletes the messages, except mails about the programme: their keys stay valid. */
async function endStudies(tx: Transaction, { id, lists }: ContactLists): Promise<void> {
  const remaining = { lists: lists.filter((list) => list !== 'new_studies'), matching: null }
  await tx.update(contact).set(remaining).where(eq(contact.id, id))
  await tx.delete(newsAlert).where(eq(newsAlert.contactId, id))
  const ofProgramme = tx
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.subjectId, newsMail.requestId), eq(consent.purpose, 'programme')))
  await tx.delete(newsMail).where(and(eq(newsMail.contactId, id), notExists(ofProgramme)))
  await endConsents(tx, id, ['new_studies', 'keep_matching_answers'])
}

async function endConsents(tx: Transaction, contactId: string, purposes: ConsentPurpose[]): Promise<void> {
  const confirmed = tx
    .select({ id: contactRequest.id })
    .from(contactRequest)
    .where(and(eq(contactRequest.contactId, contactId), isNull(contactRequest.pending)))
  await tx.delete(consent).where(and(inArray(consent.subjectId, confirmed), inArray(consent.purpose, purposes)))
}
