/** A reason not to start, in one sentence that a person who starts the product can act on, or several with a line each (R0-03). */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

/** Refuses for all these reasons at once; without a reason it does not. */
export function refuseFor(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new StartRefusal(reasons.join('\n'))
}
