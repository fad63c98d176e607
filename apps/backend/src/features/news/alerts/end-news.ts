import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { type ConsentPurpose, consent } from '../../../consents/consent.table.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { confirmedLists, type NewsList } from '../confirmed-lists.ts'
import { contact, contactRequest } from '../contact.table.ts'
import { eraseContact } from '../erase-contact.ts'
import { lockContact } from '../lock-contact.ts'
import { newsAlert, newsMail } from './alert.table.ts'

/** Lists end, each for itself; of an address that has confirmed no other one nothing is left. */
export async function endNews(tx: Transaction, id: string, ended: readonly NewsList[], at: Date): Promise<void> {
  const row = await lockContact(tx, id)
  if (row === undefined) return
  const [alert = null] = await tx.select().from(newsAlert).where(eq(newsAlert.contactId, id))
  const left = [...confirmedLists(row, alert).keys()].filter((list) => !ended.includes(list))
  if (left.length === 0) await eraseContact(tx, id, at)
  else if (left.includes('new_studies')) await endProgramme(tx, row)
  else await endStudies(tx, row)
}

type ContactLists = Pick<typeof contact.$inferSelect, 'id' | 'lists'>

async function endProgramme(tx: Transaction, { id, lists }: ContactLists): Promise<void> {
  const left = { lists: lists.filter((list) => list !== 'programme'), programmeConfirmedAt: null }
  await tx.update(contact).set(left).where(eq(contact.id, id))
  await endConsents(tx, id, ['programme'])
}

/** Of the mails only those stay whose key opens the page of the programme. */
async function endStudies(tx: Transaction, { id, lists }: ContactLists): Promise<void> {
  const left = { lists: lists.filter((list) => list !== 'new_studies'), matching: null }
  await tx.update(contact).set(left).where(eq(contact.id, id))
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
