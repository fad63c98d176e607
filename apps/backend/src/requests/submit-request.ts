import type { Receipt } from '@clairmemoire/api-client/schema'
import type { FastifyReply } from 'fastify'
import type { AuditedAction } from '../audit/audit-entry.table.ts'
import type { ContactDetails } from '../calls/promised-call.ts'
import { type AskedCall, countryOf } from './accepted-contact.ts'
import { contactDetails } from './contact-details.ts'
import { type AcceptedRequest, createRequest, type RequestStore } from './create-request.ts'
import type { RequestKind } from './request-kind.ts'

/** A form that asks for a call, as it was sent. */
export interface Submission<Body> {
  kind: RequestKind
  action: AuditedAction
  /** The operation and whatever of the request stands in its address. */
  operation: string
  headers: { 'idempotency-key'?: string }
  body: Body
  /** Who is called when, as the form says it. */
  call: AskedCall
}

/** Stores it and answers with its receipt; `accept` may throw a refusal. */
export async function submitRequest<Body>(
  backend: RequestStore,
  reply: FastifyReply,
  submission: Submission<Body>,
  accept: (details: ContactDetails, now: Date) => AcceptedRequest,
): Promise<Receipt> {
  const { kind, action, operation, headers, body, call } = submission
  const country = countryOf(call)
  const details = contactDetails(call, country)
  const key = headers['idempotency-key']
  const given = { kind: kind.name, action, operation, key, body, locale: call.locale, country, details }
  const { status, receipt } = await createRequest(backend, given, (now) => accept(details, now))
  reply.status(status)
  return receipt
}
