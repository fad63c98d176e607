import type { ErrorCode } from './schema.ts'

export type { ErrorCode } from './schema.ts'

/** The reason why a request failed, as far as a page needs it to advise the visitor. */
export type Failure =
  | { kind: 'refused'; fields: Record<string, ErrorCode[]> }
  | { kind: 'too_large' }
  | { kind: 'not_permitted' }
  | { kind: 'second_factor_required' }
  | { kind: 'conflict' }
  | { kind: 'throttled'; retryAfter: number | undefined }
  | { kind: 'overloaded'; retryAfter: number | undefined }
  | { kind: 'unreachable' }
  | { kind: 'unexpected'; status: number }

/** Whether the backend has no such data. The response does not tell if it was erased, has expired or never existed. */
export function isNotFound(failure: Failure | undefined): boolean {
  return failure?.kind === 'unexpected' && failure.status === 404
}

const errorCodes: Record<ErrorCode, true> = {
  required: true,
  invalid: true,
  unknown_field: true,
  too_long: true,
  not_a_number: true,
  too_small: true,
  too_large: true,
  unknown_option: true,
  bad_postal_code: true,
  invalid_email: true,
  invalid_phone: true,
  phone_not_called: true,
  control_character: true,
  consent_required: true,
  slot_unavailable: true,
  questionnaire_outdated: true,
  bad_date: true,
  too_early: true,
  too_late: true,
  link_unavailable: true,
  wrong_credentials: true,
  claimed: true,
  changed_meanwhile: true,
  too_short: true,
  taken: true,
  last_administrator: true,
}

/** The codes of each field in the body of a 400. A code that this version does not know becomes `invalid`; an invalid body is empty. */
export function fieldErrors(body: unknown): Record<string, ErrorCode[]> {
  if (!isRecord(body)) return {}
  const fields = Object.entries(body).flatMap(([field, errors]) =>
    Array.isArray(errors) && errors.length > 0 ? [[field, errors.map(codeOf)] as const] : [],
  )
  return Object.fromEntries(fields)
}

/**
 * Classifies a failed request. Without a response, the network failed or the response was not one of the backend; 502 and 504 come
 * from a proxy that cannot reach the backend. `retryAfter` is in seconds.
 */
export function failureOf(outcome: { response?: Response; error?: unknown }, now = Date.now()): Failure {
  const { response } = outcome
  if (response === undefined) return { kind: 'unreachable' }
  const retryAfter = secondsUntil(response.headers.get('Retry-After'), now)
  switch (response.status) {
    case 400:
      return { kind: 'refused', fields: fieldErrors(outcome.error) }
    case 403:
      return forbidden(outcome.error)
    case 409:
      return { kind: 'conflict' }
    case 413:
      return { kind: 'too_large' }
    case 429:
      return { kind: 'throttled', retryAfter }
    case 503:
      return { kind: 'overloaded', retryAfter }
    case 502:
    case 504:
      return { kind: 'unreachable' }
    default:
      return { kind: 'unexpected', status: response.status }
  }
}

/** A 403 because of a cookie or from a proxy has no meaning for a reader, so it is unexpected. */
function forbidden(body: unknown): Failure {
  const code = isRecord(body) ? body['code'] : undefined
  const isOfReader = code === 'not_permitted' || code === 'second_factor_required'
  return isOfReader ? { kind: code } : { kind: 'unexpected', status: 403 }
}

function codeOf(error: unknown): ErrorCode {
  const code = isRecord(error) ? error['code'] : undefined
  return typeof code === 'string' && isErrorCode(code) ? code : 'invalid'
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code)
}

/** `Retry-After` is a number of seconds or an HTTP date (RFC 9110, 10.2.3). */
function secondsUntil(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - now) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
