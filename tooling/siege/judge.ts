/** What came of one honest request. Moments are milliseconds on the clock of this process. */
export interface Outcome {
  sentAt: number
  endedAt: number
  /** A whole answer, or why none came. */
  answer: { status: number; saysWhenToRetry: boolean } | { error: string }
}

export type Verdict = 'success' | 'refused' | { violation: string }

/** Milliseconds within which a person is answered. */
const maxWait = 10_000

/**
 * A person is served or honestly refused, in time. A connection that breaks is a refusal only where the product was being
 * started again.
 */
export function judge({ sentAt, endedAt, answer }: Outcome, wasDown: boolean): Verdict {
  const took = endedAt - sentAt
  const said = 'error' in answer ? answer.error : String(answer.status)
  if (took > maxWait) return { violation: `${said} after ${(took / 1000).toFixed(1)} s` }
  if ('error' in answer) return wasDown ? 'refused' : { violation: `no answer: ${said}` }
  if (answer.status >= 200 && answer.status < 300) return 'success'
  const isRefusal = answer.status === 503 || answer.status === 429
  if (!isRefusal) return { violation: `answered ${said}` }
  return answer.saysWhenToRetry ? 'refused' : { violation: `${said} without Retry-After` }
}
