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
import { type Ask, contact } from './contact.table.ts'
import type { NewsMailRow } from './alerts/alert.table.ts'
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
  const mail = newNewsMail('', [], now)
  const asked = askOf(request)
  return {
    answer: { status: 201, body: { id, reference, mail: 'may_leave', created_at: now.toISOString() } },
    change: {
      kept_contact: keepContact(email, asked, now),
      request: { text: requestOfKeptContact, rows: [{ id, reference, email, asked, created_at: now }] },
      consents: recordConsents({
        subjectId: id,
        purposes: request.matching ? [...request.lists, 'keep_matching_answers'] : request.lists,
        textVersion: request.consent_text_version,
        locale: request.locale,
        givenAt: now,
      }),
      trail: insertRows(auditEntry, [{ action: 'contact_request', subjectId: id, reference, at: now }]),
      news_mail: mailToConfirm(email, id, mail),
      mails: await mails.order([
        { letter: 'news_confirm', subject_id: mail.id, trail_id: id },
        { letter: 'news_requested_desk', subject_id: id },
      ]),
    },
  }
}

/** All that was typed waits until it is confirmed by the key in this mail. */
function askOf(request: ContactRequest): Ask {
  return {
    locale: request.locale,
    country: residenceOf(request),
    matching: request.matching ?? null,
    firstName: request.first_name?.trim() || null,
    postalCode: request.postal_code?.trim() || null,
    lists: request.lists,
  }
}

function mailToConfirm(email: string, requestId: string, mail: NewsMailRow): RowStatement {
  const { id, capability, capabilityHash, createdAt } = mail
  return {
    text: `insert into news_mail (id, contact_id, request_id, capability, capability_hash, studies, created_at)
           select given.id, kept_contact.id, request.id, capability, capability_hash, '{}', given.at
           from json_to_recordset($rows)
             as given(email text, id uuid, request_id uuid, capability text, capability_hash text, at timestamptz)
           join kept_contact using (email) join request on request.id = given.request_id`,
    rows: [{ email, id, request_id: requestId, capability, capability_hash: capabilityHash, at: createdAt }],
  }
}

/** A name may be left out. */
function nameProblems({ first_name: name = '' }: ContactRequest): FieldProblem[] {
  return name.trim() === '' || isPersonName(name) ? [] : [['first_name', 'invalid']]
}

function residenceOf({ country, locale }: ContactRequest): Residence {
  return country ?? countryOfLocale(locale)
}

/** Only where to write is kept of who is not known, and nothing changes of who is: anybody can type an address. */
function keepContact(email: string, { locale, country }: Ask, now: Date): RowStatement {
  const row = {
    id: randomUUID(),
    email,
    locale,
    country,
    matching: null,
    firstName: null,
    postalCode: null,
    lists: [],
    programmeConfirmedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  return insertRows(contact, [row], 'on conflict (email) do update set email = excluded.email returning id, email')
}

const requestOfKeptContact = `
  insert into contact_request (id, reference, contact_id, asked, created_at)
  select given.id, given.reference, kept_contact.id, given.asked, given.created_at
  from json_to_recordset($rows) as given(id uuid, reference text, email text, asked jsonb, created_at timestamptz)
  join kept_contact using (email)
  returning id`
