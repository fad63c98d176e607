import type { News } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import type { Backend } from '../../backend.ts'
import { type Ask, type ContactRequestRow, type ContactRow, contact, contactRequest } from '../contact.table.ts'
import { lockContact } from '../lock-contact.ts'
import { newsAlert, type Wanted } from './alert.table.ts'
import type { NewsKeyRequest } from './get-news.ts'
import { newsOfKey } from './news-key.ts'
import { newsView } from './news-view.ts'

/** From the mailbox itself: from now on what this key's mail asked for counts. Confirmed before, it stays as it was. */
export function confirmNews(backend: Backend) {
  return async ({ params }: NewsKeyRequest): Promise<News> => {
    const { database, clock, mails } = backend
    const { request } = await readable(database, params.id)
    if (request)
      await inTransaction(database, async (tx) => {
        const asked = await confirmAsk(tx, request, clock())
        if (asked?.lists.includes('programme'))
          await mails.order(
            tx,
            ['news_requested', 'news_requested_desk'].map((letter) => ({ letter, subject_id: request.id })),
          )
      })
    return newsView(backend, await readable(database, params.id))
  }
}

async function readable(database: Backend['database'], key: string) {
  const found = await newsOfKey(database, key)
  if (found === undefined) throw new NotFound()
  return found
}

/**
 * From now on a request counts whose mailbox has just said yes. A list that it does not name stays as it was, and so does a
 * detail that it leaves out. Returns what was asked; undefined when it was confirmed or erased before.
 */
async function confirmAsk(
  tx: Transaction,
  { id: requestId, contactId }: Pick<ContactRequestRow, 'id' | 'contactId'>,
  at: Date,
): Promise<Ask | undefined> {
  const before = await lockContact(tx, contactId)
  const [found] = await tx.select().from(contactRequest).where(eq(contactRequest.id, requestId))
  if (before === undefined || !found?.asked) return undefined
  const { asked, reference } = found
  await tx
    .update(contact)
    .set(confirmedContact(before, asked, at))
    .where(eq(contact.id, contactId))
  await tx.update(contactRequest).set({ asked: null }).where(eq(contactRequest.id, requestId))
  await tx.insert(auditEntry).values({ action: 'news_confirmed', subjectId: requestId, reference, at })
  if (asked.lists.includes('new_studies')) await keepAlert(tx, contactId, asked, at)
  return asked
}

function confirmedContact(before: ContactRow, asked: Ask, at: Date): Partial<ContactRow> {
  const { locale, country, firstName, postalCode, matching, lists } = asked
  return {
    locale,
    country,
    firstName: firstName ?? before.firstName,
    postalCode: postalCode ?? before.postalCode,
    lists: [...new Set([...before.lists, ...lists])],
    ...(lists.includes('new_studies') && { matching }),
    ...(lists.includes('programme') && { programmeConfirmedAt: at }),
    updatedAt: at,
  }
}

async function keepAlert(tx: Transaction, contactId: string, ask: Ask, at: Date): Promise<void> {
  const { locale, country, matching } = ask
  const wanted: Wanted = { locale, country, matching }
  const alert = { asked: wanted, askedAt: at, wanted, confirmedAt: at, toldUntil: at, writtenAt: at }
  await tx
    .insert(newsAlert)
    .values({ contactId, ...alert })
    .onConflictDoUpdate({ target: newsAlert.contactId, set: alert })
}
