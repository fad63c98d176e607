import type { MissingHeader } from './client.ts'
import { bearer, bearerOf } from './request-headers.ts'

/** Gets a token that replaces a rejected one; undefined if the session has ended. Rejects if it is not known whether it has. */
export type RenewToken = (refused: string | undefined) => Promise<string | undefined>

/** Solves the challenge in the body of a response unless the signal aborts it; undefined without a challenge, or if the device cannot solve it. */
export type SolveChallenge = (answer: Response, signal: AbortSignal) => Promise<string | undefined>

/** Adds a new token after a 401 (R4-12), and the solution after a challenge. */
export function missingHeader(renew: RenewToken, solve: SolveChallenge): MissingHeader {
  return async (answer, request) => {
    if (answer.status === 429) {
      const proof = await solve(answer.clone(), request.signal)
      return proof === undefined ? undefined : ['X-Proof-Of-Work', proof]
    }
    const refused = bearerOf(request)
    // A submission that a visitor sends without a token does not need one.
    if (request.method !== 'GET' && refused === undefined) return undefined
    const token = await renew(refused)
    return token === undefined ? undefined : bearer(token)
  }
}
