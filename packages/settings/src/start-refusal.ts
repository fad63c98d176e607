/** A reason not to start, in one sentence that a person who starts the product can act on (R0-03). */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
