import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { consent } from '../database/schema/consent.ts'
import { contact, contactRequest } from '../database/schema/contact.ts'
import { type SubmissionRow, submission } from '../database/schema/submission.ts'
import type { Clinic } from './clinic.ts'
import type { Letter } from './letter.ts'
import type { MailOrder } from './order.ts'
import { callRequested } from './texts/call-requested.ts'
import { callRequestedDesk } from './texts/call-requested-desk.ts'
import { type NewsRequest, newsRequested } from './texts/news-requested.ts'
import { newsRequestedDesk } from './texts/news-requested-desk.ts'

/** A letter and the one address it goes to. */
export interface Mail {
  to: string
  letter: Letter
}

/** Undefined when the record has been erased since: there is nobody left to write to. */
export async function composeMail(database: Database, order: MailOrder, clinic: Clinic): Promise<Mail | undefined> {
  const toDesk = (letter: Letter): Mail => ({ to: clinic.deskEmail, letter })
  if (order.letter === 'call_requested' || order.letter === 'call_requested_desk') {
    const request = await findSubmission(database, order.subject_id)
    if (request === undefined) return undefined
    if (order.letter === 'call_requested_desk') return toDesk(callRequestedDesk(request, clinic))
    return { to: request.email, letter: callRequested(request, clinic) }
  }
  const request = await findNewsRequest(database, order.subject_id)
  if (request === undefined) return undefined
  if (order.letter === 'news_requested_desk') return toDesk(newsRequestedDesk(request, clinic))
  return { to: request.email, letter: newsRequested(request, clinic) }
}

async function findSubmission(database: Database, id: string): Promise<SubmissionRow | undefined> {
  const [found] = await database.select().from(submission).where(eq(submission.id, id))
  return found
}

/** What was chosen is what was agreed to with this request; a later one may have chosen otherwise. */
async function findNewsRequest(database: Database, id: string): Promise<NewsRequest | undefined> {
  const [found] = await database
    .select({
      reference: contactRequest.reference,
      locale: contact.locale,
      country: contact.country,
      firstName: contact.firstName,
      email: contact.email,
      isMatched: sql<boolean>`${consent.id} is not null`,
    })
    .from(contactRequest)
    .innerJoin(contact, eq(contact.id, contactRequest.contactId))
    .leftJoin(consent, and(eq(consent.subjectId, contactRequest.id), eq(consent.purpose, 'keep_matching_answers')))
    .where(eq(contactRequest.id, id))
  return found
}
