import { within } from './within.ts'

/** Milliseconds after which an unresponsive device storage counts as unavailable. */
export const deviceTimeout = 3000

/** Resolves to `undefined` if the request fails, times out, or starts while an earlier one is still pending. */
type Ask = <Answer>(question: () => Promise<Answer>) => Promise<{ answer: Answer } | undefined>

/**
 * Wraps requests that may never return, such as to an IndexedDB blocked by another program. After `timeout` milliseconds the device counts
 * as unresponsive, so that nobody waits twice; once the late response arrives it is tried again.
 */
export function createAsk(timeout: number): Ask {
  let isSilent = false
  return async (question) => {
    if (isSilent) return undefined
    const answered = question().then(
      (answer) => ({ answer }),
      () => undefined,
    )
    try {
      return await within(timeout, answered)
    } catch {
      isSilent = true
      void answered.then(() => {
        isSilent = false
      })
      return undefined
    }
  }
}
