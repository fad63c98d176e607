import { daysOfKeysInMails, unconfirmedDays } from '@clairmemoire/domain/retention'
import { and, eq, gte, inArray, isNotNull, isNull, lt, notExists, notInArray, or } from 'drizzle-orm'
import { type ConsentPurpose, consent } from '../../../consents/consent.table.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import type { Backend } from '../../backend.ts'
import { confirmedLists, eraseAsk, eraseContact, lockContact, type NewsList } from '../contacts.ts'
import { contact, contactRequest, newsAlert, newsMail } from '../news.table.ts'

const day = 24 * 3_600_000

type NewsRetention = Pick<Backend, 'database' | 'news'>

/** Erases unconfirmed requests and addresses, expired lists, and keys in old mails. */
export async function deleteOldNews({ database, news }: NewsRetention, now: Date): Promise<void> {
  const erase = (work: (tx: Transaction) => Promise<void>) => inTransaction(database, work)
  const before = (days: number) => new Date(now.getTime() - days * day)
  const stored = () =>
    database
      .select({ contact, alert: newsAlert })
      .from(contact)
      .leftJoin(newsAlert, eq(newsAlert.contactId, contact.id))
  const asks = await database
    .select({ id: contactRequest.id })
    .from(contactRequest)
    .where(and(isNotNull(contactRequest.asked), lt(contactRequest.createdAt, before(unconfirmedDays))))
  for (const { id } of asks) await erase((tx) => eraseAsk(tx, id, now))
  const recentRequests = database
    .select({ id: contactRequest.id })
    .from(contactRequest)
    .where(and(eq(contactRequest.contactId, contact.id), gte(contactRequest.createdAt, before(unconfirmedDays))))
  const unconfirmed = await stored().where(
    and(isNull(newsAlert.confirmedAt), isNull(contact.programmeConfirmedAt), notExists(recentRequests)),
  )
  for (const row of unconfirmed) await erase((tx) => eraseContact(tx, row.contact.id, now))
  const ofStudies = await stored().where(lt(newsAlert.confirmedAt, before(news.days)))
  for (const row of ofStudies) await erase((tx) => endNews(tx, row.contact.id, ['new_studies'], now))
  const ofProgramme = await stored().where(lt(contact.programmeConfirmedAt, before(news.days)))
  for (const row of ofProgramme) await erase((tx) => endNews(tx, row.contact.id, ['programme'], now))
  await database
    .update(newsMail)
    .set({ capability: null })
    .where(and(isNotNull(newsMail.capability), lt(newsMail.createdAt, before(daysOfKeysInMails))))
}

/** Ends lists of a contact; erases it if no confirmed list remains. */
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

/** Also deletes the mails, except those about the programme, whose keys stay valid. */
async function endStudies(tx: Transaction, { id, lists }: ContactLists): Promise<void> {
  const remaining = { lists: lists.filter((list) => list !== 'new_studies'), matching: null }
  await tx.update(contact).set(remaining).where(eq(contact.id, id))
  await tx.delete(newsAlert).where(eq(newsAlert.contactId, id))
  const ofProgramme = tx.select({ id: consent.subjectId }).from(consent).where(eq(consent.purpose, 'programme'))
  const withoutProgramme = or(isNull(newsMail.requestId), notInArray(newsMail.requestId, ofProgramme))
  await tx.delete(newsMail).where(and(eq(newsMail.contactId, id), withoutProgramme))
  await endConsents(tx, id, ['new_studies', 'keep_matching_answers'])
}

async function endConsents(tx: Transaction, contactId: string, purposes: ConsentPurpose[]): Promise<void> {
  const confirmed = tx
    .select({ id: contactRequest.id })
    .from(contactRequest)
    .where(and(eq(contactRequest.contactId, contactId), isNull(contactRequest.asked)))
  await tx.delete(consent).where(and(inArray(consent.subjectId, confirmed), inArray(consent.purpose, purposes)))
}
