import { type Row, count, type Tally } from './tally.ts'
import type { Outcome } from './judge.ts'

/** Sends one honest request, timed and counted; undefined when no whole answer came. */
export type Ask = (path: string, init?: RequestInit) => Promise<{ status: number; body: string } | undefined>

/** Milliseconds after which the script itself hangs up, long after what anybody may have to wait. */
const endless = 40_000

/** @param wasDown whether the product was being started again at any moment between two others */
export function honestAsk(origin: string, tally: Tally, wasDown: (from: number, to: number) => boolean): Ask {
  return async (path, init) => {
    const row = tally.current()
    const sentAt = performance.now()
    try {
      const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(endless) })
      const body = await response.text()
      const { status, headers } = response
      note(row, { sentAt, endedAt: performance.now(), answer: { status, saysWhenToRetry: headers.has('retry-after') } })
      return { status, body }
    } catch (error) {
      note(row, { sentAt, endedAt: performance.now(), answer: { error: reasonOf(error) } })
      return undefined
    }
  }

  function note(row: Row, outcome: Outcome): void {
    count(row, outcome, wasDown(outcome.sentAt, outcome.endedAt))
  }
}

/** `fetch` tells what happened to the connection as the cause of its own error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : `${error.name} ${error.message}`
}
