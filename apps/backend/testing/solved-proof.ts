import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The header `X-Proof-Of-Work` for a challenge; `change` can make it invalid. */
export async function solvedProof(
  challenge: string,
  change: (proof: { challenge: Challenge; solution: Solution }) => void = () => undefined,
): Promise<string> {
  const read: Challenge = JSON.parse(Buffer.from(challenge, 'base64url').toString())
  const solution = await solveChallenge({ challenge: read, deriveKey })
  if (solution === null) throw new Error('The challenge has no solution')
  const proof = { challenge: read, solution }
  change(proof)
  return [proof.challenge, proof.solution]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
}
