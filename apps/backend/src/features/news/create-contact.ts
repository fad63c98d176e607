import { randomUUID } from 'node:crypto'
import type { Contact, ContactRequest, MatchingAnswers } from '@clairmemoire/api-client/schema'
import { ageBand } from '@clairmemoire/domain/age-band'
import { countryOfLocale, isCountry, type Residence } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { areaOfPostalCode } from '@clairmemoire/domain/postal-code'
import { isPersonName } from '@clairmemoire/domain/typed-name'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { quietSeconds } from '../../calls/quiet-hours.ts'
import { recordConsents } from '../../consents/consents.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Answer, idempotent } from '../../platform/idempotency/idempotent.ts'
import { newReference } from '../../references/reference.ts'
import type { Backend } from '../backend.ts'
import { newNewsMail } from './alerts/send-news.ts'
import { zoneOfNews } from './letters/news-sms.ts'
import { type ContactAddress, type PendingRequest, contact, contactRequest, newsMail } from './news.table.ts'

type CreateContactRequest = FastifyRequest<{ Body: ContactRequest; Headers: { 'idempotency-key'?: string } }>

/** Stores a request for news with its consent and mails in one transaction (A-10, R7-20). */
export function createContact(backend: Backend) {
  return async ({ body, headers }: CreateContactRequest, reply: FastifyReply): Promise<Contact> => {
    const now = backend.clock()
    const request = { key: headers['idempotency-key'], operation: 'createContact', body, at: now }
    const answer = await idempotent(backend.database, request, (tx) => storeNewsRequest(tx, backend, body, now))
    reply.status(answer.status)
    return answer.body
  }
}

async function storeNewsRequest(
  tx: Transaction,
  { mails, sms }: Backend,
  request: ContactRequest,
  now: Date,
): Promise<Answer<Contact>> {
  const address = addressOf(request)
  const problems = [
    ...addressProblems(request, address, sms),
    ...nameProblems(request),
    ...matchingProblems(request.matching ?? {}, residenceOf(request)),
  ]
  if (problems.length > 0) throw new Refusal(problems)
  const id = randomUUID()
  const reference = newReference()
  const pending = pendingRequestOf(request)
  const contactId = await storeContact(tx, address, pending, now)
  const mail = { ...newNewsMail(contactId, [], now), requestId: id }
  await tx.insert(contactRequest).values({ id, reference, contactId, pending, createdAt: now })
  await tx.insert(newsMail).values(mail)
  await recordConsents(tx, {
    subjectId: id,
    purposes: request.matching ? [...request.lists, 'keep_matching_answers'] : request.lists,
    textVersion: request.consent_text_version,
    locale: request.locale,
    givenAt: now,
  })
  await tx.insert(auditEntry).values({ action: 'contact_request', subjectId: id, reference, at: now })
  const confirming = { subject_id: mail.id, trail_id: id }
  await mails.enqueue(
    tx,
    address.phone === null
      ? [
          { letter: 'news_confirm', ...confirming },
          { letter: 'news_requested_desk', subject_id: id },
        ]
      : [{ letter: 'news_confirm_sms', ...confirming }],
    address.phone === null ? 0 : quietSeconds(now, zoneOfNews({ ...pending, ...address })),
  )
  return { status: 201, body: { id, reference, mail: 'may_leave', created_at: now.toISOString() }, subjectId: id }
}

/** Converts an address or number to the stored format. An invalid number is null, and `addressProblems` rejects it. */
function addressOf(request: ContactRequest): ContactAddress {
  const { email, phone = '' } = request
  const residence = residenceOf(request)
  if (email !== undefined) return { email: (readEmailAddress(email) ?? email).toLowerCase(), phone: null }
  const country = isCountry(residence) ? residence : countryOfLocale(request.locale)
  return { email: null, phone: readPhoneNumber(phone, country) ?? null }
}

/** Returns the request. It takes effect after it is confirmed with the key of its message. */
function pendingRequestOf(request: ContactRequest): PendingRequest {
  return {
    locale: request.locale,
    country: residenceOf(request),
    matching: request.matching ?? null,
    firstName: request.first_name || null,
    postalCode: request.postal_code || null,
    lists: request.lists,
  }
}

/** A number that stopped text messages is no problem: nobody else learns of the stop. */
function addressProblems(
  { email, phone, lists }: ContactRequest,
  address: ContactAddress,
  sms: Backend['sms'],
): FieldProblem[] {
  if (phone === undefined) return email === undefined ? [['email', 'required']] : []
  if (email !== undefined) return [['phone', 'invalid']]
  if (lists.includes('programme')) return [['lists', 'invalid']]
  if (address.phone === null) return [['phone', 'invalid_phone']]
  return sms.reaches(address.phone) ? [] : [['phone', 'invalid']]
}

function nameProblems({ first_name: name = '' }: ContactRequest): FieldProblem[] {
  return name === '' || isPersonName(name) ? [] : [['first_name', 'invalid']]
}

function residenceOf({ country, locale }: ContactRequest): Residence {
  return country ?? countryOfLocale(locale)
}

/**
 * Stores the address or number of a new contact and changes nothing of a known one, because anybody can type an address or a number.
 * Returns the id.
 */
async function storeContact(
  tx: Transaction,
  address: ContactAddress,
  { locale, country }: PendingRequest,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const [stored] = await tx
    .insert(contact)
    .values({ id, ...address, locale, country, lists: [], createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: address.phone === null ? contact.email : contact.phone, set: address })
    .returning({ id: contact.id })
  return stored?.id ?? id
}

/** Returns problems that the schema cannot detect: only age bands of five years and areas of the country are stored. */
export function matchingProblems(
  { age_band: band, area, radius }: MatchingAnswers,
  country: Residence,
): FieldProblem[] {
  return [
    ...(band === undefined || isAgeBand(band) ? [] : [['matching.age_band', 'invalid'] as const]),
    ...(area === undefined || isAreaOf(country, area) ? [] : [['matching.area', 'bad_postal_code'] as const]),
    ...(radius === undefined || area !== undefined ? [] : [['matching.area', 'required'] as const]),
  ]
}

function isAgeBand(band: string): boolean {
  return ageBand(Number(band.split('-')[0])) === band
}

function isAreaOf(country: Residence, area: string): boolean {
  return isCountry(country) && areaOfPostalCode(country, area) === area
}
