import type { FieldErrors, Problem, ThrottledProblem } from '@clairmemoire/api-client/schema'

export interface ErrorAnswer {
  status: number
  body: FieldErrors | Problem | ThrottledProblem
  /** In seconds. */
  retryAfter?: number
}

/** An error that is not about a field, with its answer. */
export class Failure extends Error {
  readonly answer: ErrorAnswer

  constructor(answer: ErrorAnswer) {
    super(new.target.name)
    this.name = new.target.name
    this.answer = answer
  }
}

/** An answer that contains no data of the request. */
export const problem = (status: number, code: NonNullable<Problem['code']>, detail: string) => ({
  status,
  body: { detail, code },
})

/** A kind of failure that always has the same answer. */
function failure(answer: ErrorAnswer) {
  return class extends Failure {
    constructor() {
      super(answer)
    }
  }
}

export const notFound = problem(404, 'not_found', 'Not found.')

export class NotFound extends failure(notFound) {}

export const unavailable = {
  ...problem(503, 'service_unavailable', 'Service temporarily unavailable.'),
  retryAfter: 10,
}

/** A dependency is unavailable. */
export class Unavailable extends failure(unavailable) {}

/** An idempotency key was reused with another body. */
export class IdempotencyConflict extends failure(
  problem(409, 'idempotency_conflict', 'This idempotency key was used for another request.'),
) {}

/** The request lacks the token that the operation requires. */
export class NotAuthenticated extends failure(
  problem(401, 'not_authenticated', 'Authentication credentials were not provided.'),
) {}

/** The token is expired, revoked or not signed by this backend. */
export class TokenNotValid extends failure(problem(401, 'token_not_valid', 'Token is invalid or expired.')) {}

/** The role of the user does not allow the operation. */
export class NotPermitted extends failure(problem(403, 'not_permitted', 'Your role does not allow this.')) {}

/** The operation requires a session with a second factor. */
export class SecondFactorRequired extends failure(problem(403, 'second_factor_required', 'A passkey is required.')) {}

/** A limited key opens this only after the code was entered. */
export class CodeRequired extends failure(problem(403, 'code_required', 'The code of the request is required.')) {}

/** A request with a cookie may come from another site. */
export class CsrfFailed extends failure(problem(403, 'csrf_failed', 'CSRF Failed: CSRF token missing or incorrect.')) {}

/** A rate limit was exceeded. */
export class Throttled extends Failure {
  constructor(milliseconds: number) {
    const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
    // The text is that of Django REST framework, because its clients read the waiting time from it.
    const detail = `Request was throttled. Expected available in ${retryAfter} seconds.`
    super({ ...problem(429, 'throttled', detail), retryAfter })
  }
}

/** Under load, this request needs a proof of work. */
export class ProofRequired extends Failure {
  constructor(challenge: string) {
    const body = { detail: 'A proof of work is required.', code: 'proof_required', challenge } as const
    super({ status: 429, body, retryAfter: 60 })
  }
}
