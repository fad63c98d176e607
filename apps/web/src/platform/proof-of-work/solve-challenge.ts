import type { SolveChallenge } from '@clairmemoire/api-client/missing-header'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves a challenge while the page goes on: the browser derives keys beside the page. Undefined where it derives none, as
 * without https, and when no challenge came, or none that can be read: the answer may be a proxy's.
 */
export const solve: SolveChallenge = async (answer, signal) => {
  try {
    const { challenge: asked }: { challenge: string } = await answer.json()
    const challenge: Challenge = JSON.parse(atob(asked.replaceAll('-', '+').replaceAll('_', '/')))
    const controller = new AbortController()
    signal.addEventListener('abort', () => controller.abort())
    // It may have ended while the answer was read: then nobody hears of it any more.
    if (signal.aborted) return undefined
    // The request ends it, not a clock: a slow device is welcome.
    const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: 0 })
    return solution === null ? undefined : `${asked}.${toUrl(btoa(JSON.stringify(solution)))}`
  } catch {
    return undefined
  }
}

const toUrl = (base64: string) =>
  base64
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
