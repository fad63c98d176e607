import type { MissingHeader } from './client.ts'
import { bearer, bearerOf } from './request-headers.ts'

/** Gets a token to replace a rejected one; undefined if the session has ended. Rejects if that is unknown now. */
export type RenewToken = (refused: string | undefined) => Promise<string | undefined>

/** Solves the challenge in the body of a response, until the signal aborts it; undefined if there is none, or this device cannot. */
export type SolveChallenge = (answer: Response, signal: AbortSignal) => Promise<string | undefined>

/** After a 401 a new token (R4-12); after a challenge its solution. */
export function missingHeader(renew: RenewToken, solve: SolveChallenge): MissingHeader {
  return async (answer, request) => {
    if (answer.status === 429) {
      const proof = await solve(answer.clone(), request.signal)
      return proof === undefined ? undefined : ['X-Proof-Of-Work', proof]
    }
    const refused = bearerOf(request)
    // A visitor's submission without a token needs none.
    if (request.method !== 'GET' && refused === undefined) return undefined
    const token = await renew(refused)
    return token === undefined ? undefined : bearer(token)
  }
}
