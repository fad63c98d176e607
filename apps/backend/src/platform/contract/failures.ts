/** An idempotency key was reused with another body: 409. */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict'
}

/** A dependency is unavailable: 503. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** 404. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

/** The operation requires a token, and there is none: 401. */
export class NotAuthenticated extends Error {
  override readonly name = 'NotAuthenticated'
}

/** The token is expired, revoked or not signed by this backend: 401. */
export class TokenNotValid extends Error {
  override readonly name = 'TokenNotValid'
}

/** The role of the user does not allow the operation: 403. */
export class NotPermitted extends Error {
  override readonly name = 'NotPermitted'
}

/** The operation requires a session with a second factor: 403. */
export class SecondFactorRequired extends Error {
  override readonly name = 'SecondFactorRequired'
}

/** A request with a cookie may come from another site: 403. */
export class CsrfFailed extends Error {
  override readonly name = 'CsrfFailed'
}

/** A rate limit was exceeded: 429. */
export class Throttled extends Error {
  override readonly name = 'Throttled'
  /** Until the next request is allowed; at least 1. */
  readonly seconds: number

  constructor(milliseconds: number) {
    super('throttled')
    this.seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  }
}

/** Under load, this request needs a proof of work: 429. */
export class ProofRequired extends Error {
  override readonly name = 'ProofRequired'
  readonly challenge: string

  constructor(challenge: string) {
    super('proof of work required')
    this.challenge = challenge
  }
}
