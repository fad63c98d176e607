/** How much the backend takes on; undefined is without limit. */
export interface Limits {
  /** Requests that store something, per minute, visitor and operation. */
  submissionsPerMinute: number | undefined
  /** Submissions of everybody, per minute, beyond which browsers are asked for a proof of work; undefined is never. */
  submissionsBeforeProof: number | undefined
  /** All other requests, per minute and visitor. */
  readsPerMinute: number | undefined
  /** Milliseconds by which the event loop may lag before requests are turned away. */
  eventLoopDelay: number | undefined
}

export const withoutLimits: Limits = {
  submissionsPerMinute: undefined,
  submissionsBeforeProof: undefined,
  readsPerMinute: undefined,
  eventLoopDelay: undefined,
}
