import type { SolveChallenge } from '@clairmemoire/api-client/missing-header'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves a challenge in the background, so that the page is not blocked. Undefined if the browser cannot derive keys, as without https, or
 * if the response has no readable challenge, because it may come from a proxy.
 */
export const solve: SolveChallenge = async (answer, signal) => {
  try {
    const { challenge: asked }: { challenge: string } = await answer.json()
    const challenge: Challenge = JSON.parse(atob(asked.replaceAll('-', '+').replaceAll('_', '/')))
    const controller = new AbortController()
    signal.addEventListener('abort', () => controller.abort())
    // The request may have been aborted while the response was read.
    if (signal.aborted) return undefined
    // Only the end of the request aborts the work; a timeout would stop slow devices.
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
