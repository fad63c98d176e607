import type { SolveChallenge } from '@clairmemoire/api-client/missing-header'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves a challenge without blocking the page: the browser derives keys in the background. Undefined without key derivation, as without
 * https, and if the response has no readable challenge: it may be a proxy's.
 */
export const solve: SolveChallenge = async (answer, signal) => {
  try {
    const { challenge: asked }: { challenge: string } = await answer.json()
    const challenge: Challenge = JSON.parse(atob(asked.replaceAll('-', '+').replaceAll('_', '/')))
    const controller = new AbortController()
    signal.addEventListener('abort', () => controller.abort())
    // The request may have been aborted while the response was read.
    if (signal.aborted) return undefined
    // Only the request's end aborts it, not a timeout, so that slow devices can finish.
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
