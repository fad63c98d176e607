/** Thrown if a process or command must not start. The message tells the operator what to do, one sentence on each line (R0-03). */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

/** Throws one error for all reasons; does nothing if the list is empty. */
export function refuseFor(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new StartRefusal(reasons.join('\n'))
}
