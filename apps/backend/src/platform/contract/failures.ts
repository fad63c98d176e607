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

/** A cookie counts, and the request may come from a page elsewhere: 403. */
export class CsrfFailed extends Error {
  override readonly name = 'CsrfFailed'
}
