import { normalizeIP } from '@fastify/rate-limit'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
  RouteOptions,
} from 'fastify'
import { ProofRequired } from '../contract/failures.ts'
import type { Limits } from '../overload/limits.ts'
import type { CountShared } from '../overload/shared-counts.ts'

/** A network needs proofs once it has sent more submissions than this in this time; a care home sends fewer. */
const networkThreshold = { most: 20, seconds: 600 }

/**
 * Requires a proof of work once all visitors together, or one network, have sent too many submissions, and when the honeypot
 * field is filled: autofill may have filled the field, so the request is not rejected. Requests with a proof still count in the
 * other limits.
 */
export function requireProofs(app: FastifyInstance, limits: Limits, count: CountShared, proofs: Proofs): void {
  const { submissionsBeforeProof: most } = limits
  if (most === undefined) return
  const proven = new WeakSet<FastifyRequest>()
  const requireProof = async (request: FastifyRequest) => {
    if (proven.has(request)) return
    if (!(await proofs.use(request.headers[proofHeader]))) throw new ProofRequired(await proofs.challenge())
    proven.add(request)
  }
  const requireProofUnderLoad: onRequestAsyncHookHandler = async (request) => {
    const [all, network] = await Promise.all([
      count('all', 60),
      count(`network\n${normalizeIP(request.ip)}`, networkThreshold.seconds),
    ])
    if (all.count <= most && network.count <= networkThreshold.most) return
    await requireProof(request)
  }
  const requireProofOfTrapped: preHandlerAsyncHookHandler = async (request) => {
    if ((request.body as { website?: string } | undefined)?.website) await requireProof(request)
  }
  app.addHook('onRoute', (route) => {
    if (!takesProof(route)) return
    route.onRequest = [route.onRequest ?? [], requireProofUnderLoad].flat()
    route.preHandler = [route.preHandler ?? [], requireProofOfTrapped].flat()
  })
}

export const proofHeader = 'x-proof-of-work'

/** Whether the contract has the proof header for an operation. Pages of the site can send a proof, mail programs cannot. */
export function takesProof({ schema }: Pick<RouteOptions, 'schema'>): boolean {
  const headers = schema?.headers
  const { properties } = { properties: undefined, ...(typeof headers === 'object' ? headers : {}) } as {
    properties: object | undefined
  }
  return Object.keys(properties ?? {}).some((name) => name.toLowerCase() === proofHeader)
}

interface Proofs {
  challenge: () => Promise<string>
  /** Whether a header has a valid, unused solution; marks it as used. */
  use: (header: unknown) => Promise<boolean>
}

/** The number of rounds of SHA-256 in one derivation, and the range of the number of derivations that a browser makes. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, fewest: 100, most: 200 }

/** Seconds that a challenge is valid: far longer than any device needs. */
const lifetime = 20 * 60

/** Signs challenges with the key of the day, so that they are valid in all processes, at most until midnight (UTC). */
export function proofsOfWork(keyOfDay: () => Promise<string>, count: CountShared): Proofs {
  const secrets = async () => {
    const key = await keyOfDay()
    return { hmacSignatureSecret: `challenge ${key}`, hmacKeySignatureSecret: `solution ${key}` }
  }
  return {
    challenge: async () =>
      encodeChallenge(
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
      const proof = decodeProof(header)
      if (proof === undefined) return false
      const { verified } = await verifySolution({ ...proof, deriveKey, ...(await secrets()) })
      return verified && (await count(`proof\n${proof.challenge.signature}`, lifetime)).count === 1
    },
  }
}

function encodeChallenge(challenge: object): string {
  return Buffer.from(JSON.stringify(challenge)).toString('base64url')
}

/** Parses a challenge and its solution, separated by a dot; undefined when malformed. */
function decodeProof(header: unknown): Payload | undefined {
  if (typeof header !== 'string') return undefined
  const [challenge, solution] = header.split('.').map(read)
  if (!isRecord(challenge) || !isRecord(challenge['parameters']) || typeof challenge['signature'] !== 'string')
    return undefined
  // `verifySolution` checks the signature of the parameters and the fields of the solution.
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
