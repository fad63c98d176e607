import { daysOfKeysInMails, unconfirmedDays } from '@clairmemoire/domain/retention'
import { and, eq, gte, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import type { Backend } from '../../backend.ts'
import { contact, contactRequest } from '../contact.table.ts'
import { eraseAsk, eraseContact } from '../erase-contact.ts'
import { newsAlert, newsMail } from './alert.table.ts'
import { endNews } from './end-news.ts'

const day = 24 * 3_600_000

type Forgetting = Pick<Backend, 'database' | 'news'>

/** Erases what nobody confirmed, each list that was confirmed too long ago, and the keys in mails that have left. */
export async function forgetOldNews({ database, news }: Forgetting, now: Date): Promise<void> {
  const erase = (work: (tx: Transaction) => Promise<void>) => inTransaction(database, work)
  const before = (days: number) => new Date(now.getTime() - days * day)
  const kept = () =>
    database
      .select({ contact, alert: newsAlert })
      .from(contact)
      .leftJoin(newsAlert, eq(newsAlert.contactId, contact.id))
  const asks = await database
    .select({ id: contactRequest.id })
    .from(contactRequest)
    .where(and(isNotNull(contactRequest.asked), lt(contactRequest.createdAt, before(unconfirmedDays))))
  for (const { id } of asks) await erase((tx) => eraseAsk(tx, id, now))
  const lately = database
    .select({ id: contactRequest.id })
    .from(contactRequest)
    .where(and(eq(contactRequest.contactId, contact.id), gte(contactRequest.createdAt, before(unconfirmedDays))))
  const unconfirmed = await kept().where(
    and(isNull(newsAlert.confirmedAt), isNull(contact.programmeConfirmedAt), notExists(lately)),
  )
  for (const row of unconfirmed) await erase((tx) => eraseContact(tx, row.contact.id, now))
  const ofStudies = await kept().where(lt(newsAlert.confirmedAt, before(news.days)))
  for (const row of ofStudies) await erase((tx) => endNews(tx, row.contact.id, ['new_studies'], now))
  const ofProgramme = await kept().where(lt(contact.programmeConfirmedAt, before(news.days)))
  for (const row of ofProgramme) await erase((tx) => endNews(tx, row.contact.id, ['programme'], now))
  await database
    .update(newsMail)
    .set({ capability: null })
    .where(and(isNotNull(newsMail.capability), lt(newsMail.createdAt, before(daysOfKeysInMails))))
}
