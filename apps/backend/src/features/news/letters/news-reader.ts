import type { Residence } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { type ContactAddress, contact, contactRequest, newsAlert, newsMail } from '../news.table.ts'

export interface NewsReader {
  locale: Locale
  /** Null until the address is confirmed, because anybody could have typed the name. */
  firstName: string | null
  reference: string
  capability: string
}

export interface FoundReader extends NewsReader, ContactAddress {
  country: Residence
  /** Whether a request of the address or number was confirmed. */
  isConfirmed: boolean
}

/** Returns undefined if the key was deleted, or if the request was confirmed or rejected meanwhile. */
export async function findConfirmation(database: Database, mailId: string): Promise<FoundReader | undefined> {
  const [found] = await database
    .select({ mail: newsMail, request: contactRequest, contact })
    .from(newsMail)
    .innerJoin(contactRequest, eq(contactRequest.id, newsMail.requestId))
    .innerJoin(contact, eq(contact.id, newsMail.contactId))
    .where(eq(newsMail.id, mailId))
  const capability = found?.mail.capability
  if (!found?.request.pending || !capability) return undefined
  const { email, phone, lists } = found.contact
  const { reference, pending } = found.request
  const { locale, country } = pending
  return { locale, country, reference, firstName: null, capability, email, phone, isConfirmed: lists.length > 0 }
}

/** Returns a subscriber of news of studies; undefined if the key was deleted or the subscription has ended. */
export async function findNews(
  database: Database,
  mailId: string,
): Promise<(FoundReader & { count: number }) | undefined> {
  const [found] = await database
    .select({ mail: newsMail, alert: newsAlert, contact, reference: contactRequest.reference })
    .from(newsMail)
    .innerJoin(newsAlert, eq(newsAlert.contactId, newsMail.contactId))
    .innerJoin(contact, eq(contact.id, newsMail.contactId))
    .innerJoin(contactRequest, and(eq(contactRequest.contactId, newsMail.contactId), isNull(contactRequest.pending)))
    .where(eq(newsMail.id, mailId))
    .orderBy(desc(contactRequest.createdAt))
    .limit(1)
  const capability = found?.mail.capability
  if (!found || !capability) return undefined
  const { email, phone, firstName, country } = found.contact
  const { locale } = found.alert.selection
  const { reference, mail } = found
  const count = mail.studies.length
  return { locale, country, reference, firstName, capability, email, phone, isConfirmed: true, count }
}
