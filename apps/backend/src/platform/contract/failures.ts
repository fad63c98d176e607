/** A key that came back with another body: 409. */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict'
}

/** Something the request names does not exist: 404. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}
