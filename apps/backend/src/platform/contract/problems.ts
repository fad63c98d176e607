import type { Problem, ThrottledProblem } from '@clairmemoire/api-client/schema'

/** Bodies of every error that is not about a field. None repeats anything of the request. */
export const problems = {
  notAuthenticated: { detail: 'Authentication credentials were not provided.', code: 'not_authenticated' },
  tokenNotValid: { detail: 'Token is invalid or expired.', code: 'token_not_valid' },
  csrfFailed: { detail: 'CSRF Failed: CSRF token missing or incorrect.', code: 'csrf_failed' },
  notFound: { detail: 'Not found.', code: 'not_found' },
  methodNotAllowed: { detail: 'Method not allowed.', code: 'method_not_allowed' },
  idempotencyConflict: {
    detail: 'This idempotency key was used for another request.',
    code: 'idempotency_conflict',
  },
  payloadTooLarge: { detail: 'Request body is too large.', code: 'payload_too_large' },
  unsupportedMediaType: { detail: 'Unsupported media type in request.', code: 'unsupported_media_type' },
  serverError: { detail: 'Server error.', code: 'server_error' },
  serviceUnavailable: { detail: 'Service temporarily unavailable.', code: 'service_unavailable' },
} as const satisfies Record<string, Problem>

/** Django's words, by which clients of its backends know how long to wait. */
export function throttled(seconds: number): Problem {
  return { detail: `Request was throttled. Expected available in ${seconds} seconds.`, code: 'throttled' }
}

export function proofRequired(challenge: string): ThrottledProblem {
  return { detail: 'A proof of work is required.', code: 'proof_required', challenge }
}
