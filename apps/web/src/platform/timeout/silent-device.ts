import { within } from './within.ts'

/** Milliseconds after which an unresponsive device storage counts as unavailable. */
export const deviceTimeout = 3000

/** Resolves to `undefined` if the request fails, times out, or starts while an earlier one is still pending. */
type Ask = <Answer>(question: () => Promise<Answer>) => Promise<{ answer: Answer } | undefined>

/**
 * Wraps requests that may never settle, such as those to an IndexedDB that another program blocks. After a timeout of `timeout`
 * milliseconds further requests fail at once, until the late response arrives.
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
