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
