/** Sends one honest request, counted; undefined when no whole answer came. */
export type Ask = (path: string, init?: RequestInit) => Promise<{ status: number; body: string } | undefined>

/** Honest requests that were sent during one attack, and the calm after it. */
export interface Row {
  attack: string
  requests: number
  refused: number
  /** Milliseconds. */
  slowest: number
  /** How often each violation was seen. */
  violations: Map<string, number>
  /** What the attack did, in words. */
  done: string[]
}

/** What came of one honest request. */
export interface Outcome {
  /** Milliseconds. */
  took: number
  /** A whole answer, or why none came. */
  answer: { status: number; saysWhenToRetry: boolean } | { error: string }
  /** Whether the product was being started again meanwhile. */
  wasDown: boolean
}

/** Milliseconds within which a person is answered, and after which the script itself hangs up. */
const maxWait = 10_000
const endless = 40_000

export function newRow(attack: string): Row {
  return { attack, requests: 0, refused: 0, slowest: 0, violations: new Map(), done: [] }
}

/** @param wasDown whether the product was being started again at any moment between two others */
export function honestAsk(origin: string, current: () => Row, wasDown: (from: number, to: number) => boolean): Ask {
  return async (path, init) => {
    const row = current()
    const sentAt = performance.now()
    const note = (answer: Outcome['answer']) => {
      const endedAt = performance.now()
      count(row, { took: endedAt - sentAt, answer, wasDown: wasDown(sentAt, endedAt) })
    }
    try {
      const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(endless) })
      const body = await response.text()
      note({ status: response.status, saysWhenToRetry: response.headers.has('retry-after') })
      return { status: response.status, body }
    } catch (error) {
      note({ error: reasonOf(error) })
      return undefined
    }
  }
}

export function count(row: Row, outcome: Outcome): void {
  const verdict = judge(outcome)
  row.requests += 1
  row.slowest = Math.max(row.slowest, outcome.took)
  if (verdict === 'refused') row.refused += 1
  else if (verdict !== 'served') row.violations.set(verdict, (row.violations.get(verdict) ?? 0) + 1)
}

/**
 * A person is served or honestly refused, in time; all else is a violation, in words. A connection that breaks is a refusal
 * only where the product was being started again.
 */
function judge({ took, answer, wasDown }: Outcome): string {
  const said = 'error' in answer ? answer.error : String(answer.status)
  if (took > maxWait) return `${said} after ${(took / 1000).toFixed(1)} s`
  if ('error' in answer) return wasDown ? 'refused' : `no answer: ${said}`
  if (answer.status >= 200 && answer.status < 300) return 'served'
  if (answer.status !== 503 && answer.status !== 429) return `answered ${said}`
  return answer.saysWhenToRetry ? 'refused' : `${said} without Retry-After`
}

/** `fetch` tells what happened to the connection as the cause of its own error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : `${error.name} ${error.message}`
}
