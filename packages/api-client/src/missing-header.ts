import type { MissingHeader } from './client.ts'
import { bearer, bearerOf } from './request-headers.ts'

/** Gets a token in place of the one that was refused; undefined when there is no session any more. Rejects when nobody can tell now. */
export type RenewToken = (refused: string | undefined) => Promise<string | undefined>

/** Solves the challenge in the body of an answer, until the signal ends it; undefined where there is none, or this device cannot. */
export type SolveChallenge = (answer: Response, signal: AbortSignal) => Promise<string | undefined>

/** Of a request that is answered 401 a new token (R4-12); of one that is answered with a challenge its solution. */
export function missingHeader(renew: RenewToken, solve: SolveChallenge): MissingHeader {
  return async (answer, request) => {
    if (answer.status === 429) {
      const proof = await solve(answer.clone(), request.signal)
      return proof === undefined ? undefined : ['X-Proof-Of-Work', proof]
    }
    const refused = bearerOf(request)
    // What a visitor submits without a token needs none.
    if (request.method !== 'GET' && refused === undefined) return undefined
    const token = await renew(refused)
    return token === undefined ? undefined : bearer(token)
  }
}
