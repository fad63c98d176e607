import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { consent } from '../../../consents/consent.table.ts'
import { lettersAbout } from '../../../mail/letter-kind.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { contact, contactRequest } from '../contact.table.ts'
import { newsMails } from './news-mails.ts'
import { type NewsRequest, newsRequested } from './news-requested.ts'
import { newsRequestedDesk } from './news-requested-desk.ts'

const letters = { visitor: newsRequested, desk: newsRequestedDesk }
const { visitor } = lettersAbout(findConfirmedRequest, letters)
const { desk } = lettersAbout(findNewsRequest, letters)

/** By the name under which a request for news orders them. */
export const newsLetters = { news_requested: visitor, news_requested_desk: desk, ...newsMails }

const programme = alias(consent, 'programme')
const studies = alias(consent, 'studies')

/** What was chosen is what was agreed to with this request; a later one may have chosen otherwise. */
async function findNewsRequest(database: Database, id: string): Promise<NewsRequest | undefined> {
  const [found] = await database
    .select({
      reference: contactRequest.reference,
      asked: contactRequest.asked,
      locale: contact.locale,
      country: contact.country,
      firstName: contact.firstName,
      email: contact.email,
      isMatched: sql<boolean>`${consent.id} is not null`,
      isProgramme: sql<boolean>`${programme.id} is not null and ${studies.id} is null`,
    })
    .from(contactRequest)
    .innerJoin(contact, eq(contact.id, contactRequest.contactId))
    .leftJoin(consent, and(eq(consent.subjectId, contactRequest.id), eq(consent.purpose, 'keep_matching_answers')))
    .leftJoin(programme, and(eq(programme.subjectId, contactRequest.id), eq(programme.purpose, 'programme')))
    .leftJoin(studies, and(eq(studies.subjectId, contactRequest.id), eq(studies.purpose, 'new_studies')))
    .where(eq(contactRequest.id, id))
  if (found === undefined) return undefined
  const { asked, ...request } = found
  return asked === null ? { ...request, isConfirmed: true } : { ...request, ...asked, isConfirmed: false }
}

/** A mailbox is thanked for nothing that it has not confirmed. */
async function findConfirmedRequest(database: Database, id: string): Promise<NewsRequest | undefined> {
  const found = await findNewsRequest(database, id)
  return found?.isConfirmed ? found : undefined
}
