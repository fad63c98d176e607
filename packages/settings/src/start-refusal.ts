/** Why a process does not start: one sentence that tells the operator what to do, or several, each on its own line (R0-03). */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

/** Throws one error for all reasons; does nothing if there are none. */
export function refuseFor(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new StartRefusal(reasons.join('\n'))
}
