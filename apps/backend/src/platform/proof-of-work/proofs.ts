import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CountShared } from '../overload/shared-counts.ts'
import { fromWire, toWire } from './wire.ts'

/** Challenges for browsers, and whether one was solved. */
export interface Proofs {
  challenge: () => Promise<string>
  /** Whether a header has a solved challenge of ours that was not used before; it is used by this. */
  use: (header: unknown) => Promise<boolean>
}

/** What one derivation costs, in rounds of SHA-256, and how many a browser makes: as many for all, so nobody has bad luck. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, fewest: 100, most: 200 }

/** Seconds that a challenge may wait for its solution and its request: far longer than any device needs. */
const lifetime = 20 * 60

/** Challenges that all processes know, by the key of the day: one of just before midnight (UTC) is asked for again. */
export function proofsOfWork(keyOfDay: () => Promise<string>, count: CountShared): Proofs {
  const secrets = async () => {
    const key = await keyOfDay()
    return { hmacSignatureSecret: `challenge ${key}`, hmacKeySignatureSecret: `solution ${key}` }
  }
  return {
    challenge: async () =>
      toWire(
        await createChallenge({
          algorithm: work.algorithm,
          cost: work.cost,
          counter: randomInt(work.most, work.fewest),
          deriveKey,
          expiresAt: new Date(Date.now() + lifetime * 1000),
          ...(await secrets()),
        }),
      ),
    use: async (header) => {
      const proof = fromWire(header)
      if (proof === undefined) return false
      const { verified } = await verifySolution({ ...proof, deriveKey, ...(await secrets()) })
      return verified && (await count(`proof\n${proof.challenge.signature}`, lifetime)).count === 1
    },
  }
}
