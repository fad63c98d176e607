import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CountShared } from '../overload/shared-counts.ts'

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

/** A challenge as it travels: JSON in base64url. */
function toWire(challenge: object): string {
  return Buffer.from(JSON.stringify(challenge)).toString('base64url')
}

/** A challenge and its solution as they come back, with a dot between them; undefined when it cannot be such a pair. */
function fromWire(header: unknown): Payload | undefined {
  if (typeof header !== 'string') return undefined
  const [challenge, solution] = header.split('.').map(read)
  if (!isRecord(challenge) || !isRecord(challenge['parameters']) || typeof challenge['signature'] !== 'string')
    return undefined
  // Parameters are ours when the signature says so; a solution that has another form is none.
  return isRecord(solution) ? ({ challenge, solution } as object as Payload) : undefined
}

function read(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
