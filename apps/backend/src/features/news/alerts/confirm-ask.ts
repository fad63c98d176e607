import { eq } from 'drizzle-orm'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { type Ask, contact, contactRequest, type ContactRequestRow, type ContactRow } from '../contact.table.ts'
import { lockContact } from '../lock-contact.ts'
import { newsAlert, type Wanted } from './alert.table.ts'

/**
 * From now on a request counts whose mailbox has just said yes. A list that it does not name stays as it was, and so does a
 * detail that it leaves out. Returns what was asked; undefined when it was confirmed or erased before.
 */
export async function confirmAsk(
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
