import { setTimeout as pause } from 'node:timers/promises'
import { type Claim, claimServer } from './claim.ts'

/** Milliseconds between two attempts. */
const pollInterval = 30

/**
 * Holds a claim until it is released or the server has ended. A server that loses one of its workers ends every
 * connection and recovers; the claim is taken again as soon as it lets anybody in.
 */
export function keepClaim(url: string, first: Claim, ended: Promise<unknown>): Pick<Claim, 'leave' | 'release'> {
  let claim = first
  const over = new AbortController()
  void ended.then(() => over.abort())

  async function keep(): Promise<void> {
    while (!over.signal.aborted) {
      await claim.lost
      await takeAgain()
    }
    await claim.release()
  }

  async function takeAgain(): Promise<void> {
    while (!over.signal.aborted) {
      const next = await claimServer(url)
      if (typeof next === 'object') {
        claim = next
        return
      }
      await pause(pollInterval)
    }
  }

  void keep()
  return {
    leave: () => claim.leave(),
    release: () => {
      over.abort()
      return claim.release()
    },
  }
}
