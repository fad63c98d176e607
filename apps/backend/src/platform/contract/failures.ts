/** A key that came back with another body: 409. */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict'
}

/** What the answer stands on cannot be had now: 503. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** Something the request names does not exist: 404. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

/** The operation asks for a token, and there is none: 401. */
export class NotAuthenticated extends Error {
  override readonly name = 'NotAuthenticated'
}

/** A token that is expired, foreign, damaged or ended: 401. */
export class TokenNotValid extends Error {
  override readonly name = 'TokenNotValid'
}

/** The role of who is signed in does not allow the operation: 403. */
export class NotPermitted extends Error {
  override readonly name = 'NotPermitted'
}

/** The operation asks for a session with a second factor, and this one has none: 403. */
export class SecondFactorRequired extends Error {
  override readonly name = 'SecondFactorRequired'
}

/** A cookie counts, and the request may come from a page elsewhere: 403. */
export class CsrfFailed extends Error {
  override readonly name = 'CsrfFailed'
}

/** One visitor has asked too often: 429. */
export class Throttled extends Error {
  override readonly name = 'Throttled'
  /** Until the visitor may ask again; at least 1. */
  readonly seconds: number

  constructor(milliseconds: number) {
    super('throttled')
    this.seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  }
}

/** So many requests come that this one has to bring a proof of work: 429. */
export class ProofRequired extends Error {
  override readonly name = 'ProofRequired'
  readonly challenge: string

  constructor(challenge: string) {
    super('proof of work required')
    this.challenge = challenge
  }
}
