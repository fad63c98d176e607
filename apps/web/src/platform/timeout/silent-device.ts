import { within } from './within.ts'

/** Milliseconds after which a device that does not answer counts as one that keeps nothing. */
export const deviceTimeout = 3000

/** Resolves to `undefined` for what fails, does not come in time, or is asked while an earlier question is still open. */
type Ask = <Answer>(question: () => Promise<Answer>) => Promise<{ answer: Answer } | undefined>

/**
 * Asks what may never answer, such as an IndexedDB that another program holds. After `timeout` milliseconds the device counts as
 * silent, so that nobody waits twice; once the late answer has come it is asked again.
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
