import { randomUUID } from 'node:crypto'
import type { Contact, ContactRequest } from '@clairmemoire/api-client/schema'
import { countryOfLocale, type Residence } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { isPersonName } from '@clairmemoire/domain/person-name'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'
import { recordConsents } from '../../consents/record-consents.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import { insertRows, type RowStatement } from '../../platform/database/insert-rows.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { contact } from './contact.table.ts'
import type { NewsMailRow, Wanted } from './alerts/alert.table.ts'
import { newNewsMail } from './alerts/news-mail.ts'
import { idempotent, type Work } from '../../platform/idempotency/idempotent.ts'
import { matchingProblems } from './matching-problems.ts'
import { newReference } from '../../references/reference.ts'

type CreateContactRequest = FastifyRequest<{ Body: ContactRequest; Headers: { 'idempotency-key'?: string } }>

/** An address for news, its consent and its mails: all of it is stored or nothing (A-10, R7-20). */
export function createContact(backend: Backend) {
  return async ({ body, headers }: CreateContactRequest, reply: FastifyReply): Promise<Contact> => {
    const now = backend.clock()
    const request = { key: headers['idempotency-key'], operation: 'createContact', body, at: now }
    const answer = await idempotent(backend, request, () => newsRequest(backend, body, now))
    reply.status(answer.status)
    return answer.body
  }
}

async function newsRequest({ mails }: Backend, request: ContactRequest, now: Date): Promise<Work<Contact>> {
  const problems = [...nameProblems(request), ...matchingProblems(request.matching ?? {}, residenceOf(request))]
  if (problems.length > 0) throw new Refusal(problems)
  const id = randomUUID()
  const reference = newReference()
  const email = (readEmailAddress(request.email) ?? request.email).toLowerCase()
  const mail = request.lists.includes('new_studies') ? newNewsMail('', [], now) : undefined
  return {
    answer: { status: 201, body: { id, reference, created_at: now.toISOString() } },
    change: {
      kept_contact: keepContact(email, request, now),
      request: { text: requestOfKeptContact, rows: [{ id, reference, email, created_at: now }] },
      consents: recordConsents({
        subjectId: id,
        purposes: request.matching ? [...request.lists, 'keep_matching_answers'] : request.lists,
        textVersion: request.consent_text_version,
        locale: request.locale,
        givenAt: now,
      }),
      trail: insertRows(auditEntry, [{ action: 'contact_request', subjectId: id, reference, at: now }]),
      ...(mail && askedNews(email, request, mail)),
      mails: await mails.order([
        mail
          ? { letter: 'news_confirm', subject_id: mail.id, trail_id: id }
          : { letter: 'news_requested', subject_id: id },
        { letter: 'news_requested_desk', subject_id: id },
      ]),
    },
  }
}

/** What is wanted waits until it is confirmed by the key in this mail; what was confirmed before counts until then. */
function askedNews(email: string, request: ContactRequest, mail: NewsMailRow): Record<string, RowStatement> {
  const asked: Wanted = { locale: request.locale, country: residenceOf(request), matching: request.matching ?? null }
  const { id, capability, capabilityHash, createdAt } = mail
  return {
    asked_news: {
      text: `insert into news_alert (contact_id, asked, asked_at)
             select distinct on (kept_contact.id) kept_contact.id, given.asked, given.at
             from json_to_recordset($rows) as given(email text, asked jsonb, at timestamptz) join kept_contact using (email)
             on conflict (contact_id) do update set asked = excluded.asked, asked_at = excluded.asked_at`,
      rows: [{ email, asked, at: createdAt }],
    },
    news_mail: {
      text: `insert into news_mail (id, contact_id, capability, capability_hash, studies, created_at)
             select given.id, kept_contact.id, capability, capability_hash, '{}', given.at
             from json_to_recordset($rows)
               as given(email text, id uuid, capability text, capability_hash text, at timestamptz)
             join kept_contact using (email)`,
      rows: [{ email, id, capability, capability_hash: capabilityHash, at: createdAt }],
    },
  }
}

/** A name may be left out. */
function nameProblems({ first_name: name = '' }: ContactRequest): FieldProblem[] {
  return name.trim() === '' || isPersonName(name) ? [] : [['first_name', 'invalid']]
}

function residenceOf({ country, locale }: ContactRequest): Residence {
  return country ?? countryOfLocale(locale)
}

function keepContact(email: string, request: ContactRequest, now: Date): RowStatement {
  const row = {
    id: randomUUID(),
    email,
    locale: request.locale,
    country: residenceOf(request),
    matching: request.matching ?? null,
    firstName: request.first_name?.trim() || null,
    postalCode: request.postal_code?.trim() || null,
    lists: request.lists,
    createdAt: now,
    updatedAt: now,
  }
  return insertRows(contact, [row], mergeWithKnown)
}

/**
 * What a known person leaves out now stays as it was; lists add up. Only the choice between every study and those that may
 * suit is made anew each time news of studies is asked for: who asks without `matching` takes back the answers that were kept.
 */
const mergeWithKnown = `
  on conflict (email) do update set
    locale = excluded.locale,
    country = excluded.country,
    matching = case when 'new_studies' = any(excluded.lists) then excluded.matching else contact.matching end,
    first_name = coalesce(excluded.first_name, contact.first_name),
    postal_code = coalesce(excluded.postal_code, contact.postal_code),
    lists = array(select distinct unnest(contact.lists || excluded.lists)),
    updated_at = excluded.updated_at
  returning id, email`

const requestOfKeptContact = `
  insert into contact_request (id, reference, contact_id, created_at)
  select request.id, request.reference, kept_contact.id, request.created_at
  from json_to_recordset($rows) as request(id uuid, reference text, email text, created_at timestamptz)
  join kept_contact using (email)`
