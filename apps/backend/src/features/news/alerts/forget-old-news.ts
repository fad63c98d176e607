import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Backend } from '../../backend.ts'
import { contact } from '../contact.table.ts'
import { newsAlert, newsMail } from './alert.table.ts'
import { endedNews } from './ended-news.ts'

const day = 24 * 3_600_000

/** So long a person has to confirm that news are wanted at an address. */
export const unconfirmedDays = 7

/** Mails have left or were given up by then. */
const daysOfKeysInMails = 4

type Forgetting = Pick<Backend, 'database' | 'store' | 'news'>

/** Erases addresses that nobody confirmed, those that were confirmed too long ago, and the keys in mails that have left. */
export async function forgetOldNews({ database, store, news }: Forgetting, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const ofAlerts = () =>
    database.select({ contact }).from(newsAlert).innerJoin(contact, eq(contact.id, newsAlert.contactId))
  const unconfirmed = await ofAlerts().where(
    and(isNull(newsAlert.confirmedAt), lt(newsAlert.askedAt, before(unconfirmedDays))),
  )
  const old = await ofAlerts().where(lt(newsAlert.confirmedAt, before(news.days)))
  for (const row of [...unconfirmed, ...old]) await store(endedNews(row.contact, now))
  await database
    .update(newsMail)
    .set({ capability: null })
    .where(and(isNotNull(newsMail.capability), lt(newsMail.createdAt, before(daysOfKeysInMails))))
}
