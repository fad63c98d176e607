import { desc, eq } from 'drizzle-orm'
import { hashOfCapability } from '../../../platform/capability.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { contact, type ContactRow } from '../contact.table.ts'
import { newsAlert, type NewsAlertRow, newsMail, type NewsMailRow } from './alert.table.ts'

/** The news that a mail's key opens, and the mail it stands in. */
export interface OpenedNews {
  mail: NewsMailRow
  alert: NewsAlertRow
  contact: ContactRow
}

/** Undefined for what is no such key, and for what was stopped, erased or never confirmed in time. */
export async function newsOfKey(database: Database, key: string): Promise<OpenedNews | undefined> {
  const [found] = await database
    .select({ mail: newsMail, alert: newsAlert, contact })
    .from(newsMail)
    .innerJoin(newsAlert, eq(newsAlert.contactId, newsMail.contactId))
    .innerJoin(contact, eq(contact.id, newsMail.contactId))
    .where(eq(newsMail.capabilityHash, hashOfCapability(key)))
  return found
}

/** The studies that somebody was told of, the latest first. */
export async function toldStudies(database: Database, contactId: string): Promise<string[]> {
  const mails = await database
    .select({ studies: newsMail.studies })
    .from(newsMail)
    .where(eq(newsMail.contactId, contactId))
    .orderBy(desc(newsMail.createdAt))
  return [...new Set(mails.flatMap(({ studies }) => studies))]
}
