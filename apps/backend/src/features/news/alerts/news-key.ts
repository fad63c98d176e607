import { desc, eq } from 'drizzle-orm'
import { hashOfCapability } from '../../../platform/capability.ts'
import type { Queries } from '../../../platform/database/connect.ts'
import { type ContactRequestRow, type ContactRow, contact, contactRequest } from '../contact.table.ts'
import { type NewsAlertRow, type NewsMailRow, newsAlert, newsMail } from './alert.table.ts'

/** The news that a mail's key opens, the mail it stands in, and the request that this mail asks to confirm. */
export interface OpenedNews {
  contact: ContactRow
  /** Null for who has confirmed none of studies. */
  alert: NewsAlertRow | null
  mail: NewsMailRow
  request: ContactRequestRow | null
}

/** Undefined for what is no such key, and for what was stopped, erased or never confirmed in time. */
export async function newsOfKey(database: Queries, key: string): Promise<OpenedNews | undefined> {
  const [found] = await database
    .select({ mail: newsMail, alert: newsAlert, contact, request: contactRequest })
    .from(newsMail)
    .innerJoin(contact, eq(contact.id, newsMail.contactId))
    .leftJoin(newsAlert, eq(newsAlert.contactId, newsMail.contactId))
    .leftJoin(contactRequest, eq(contactRequest.id, newsMail.requestId))
    .where(eq(newsMail.capabilityHash, hashOfCapability(key)))
  return found
}

/** The studies that somebody was told of, the latest first. */
export async function toldStudies(database: Queries, contactId: string): Promise<string[]> {
  const mails = await database
    .select({ studies: newsMail.studies })
    .from(newsMail)
    .where(eq(newsMail.contactId, contactId))
    .orderBy(desc(newsMail.createdAt))
  return [...new Set(mails.flatMap(({ studies }) => studies))]
}
