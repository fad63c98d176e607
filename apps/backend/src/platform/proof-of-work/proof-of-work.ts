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

/** Submissions of one network, in ten minutes, beyond which it is asked for proofs: a home with many residents is not there yet. */
const ofNetwork = { most: 20, seconds: 600 }

/**
 * Asks for a proof of work while more is sent than people send, by everybody in a minute or by one network, and of whoever sends
 * something in the field that people do not see: a program may have filled it in for a person, who is not to be turned away.
 * A request with a proof is still counted by the other limits.
 */
export function askForProofs(app: FastifyInstance, limits: Limits, count: CountShared, proofs: Proofs): void {
  const { submissionsBeforeProof: most } = limits
  if (most === undefined) return
  const proven = new WeakSet<FastifyRequest>()
  const requireProof = async (request: FastifyRequest) => {
    if (proven.has(request)) return
    if (!(await proofs.use(request.headers[proofHeader]))) throw new ProofRequired(await proofs.challenge())
    proven.add(request)
  }
  const ask: onRequestAsyncHookHandler = async (request) => {
    const [all, network] = await Promise.all([
      count('all', 60),
      count(`network\n${normalizeIP(request.ip)}`, ofNetwork.seconds),
    ])
    if (all.count <= most && network.count <= ofNetwork.most) return
    await requireProof(request)
  }
  const askTrapped: preHandlerAsyncHookHandler = async (request) => {
    if ((request.body as { website?: string } | undefined)?.website) await requireProof(request)
  }
  app.addHook('onRoute', (route) => {
    if (!takesProof(route)) return
    route.onRequest = [route.onRequest ?? [], ask].flat()
    route.preHandler = [route.preHandler ?? [], askTrapped].flat()
  })
}

export const proofHeader = 'x-proof-of-work'

/** Whether the contract lets an operation ask for a proof of work: those of people at a page of the site, not of mail programs. */
export function takesProof({ schema }: Pick<RouteOptions, 'schema'>): boolean {
  const headers = schema?.headers
  const { properties } = { properties: undefined, ...(typeof headers === 'object' ? headers : {}) } as {
    properties: object | undefined
  }
  return Object.keys(properties ?? {}).some((name) => name.toLowerCase() === proofHeader)
}

/** Challenges for browsers, and whether one was solved. */
interface Proofs {
  challenge: () => Promise<string>
  /** Whether a header has a solved challenge of ours that was not used before; it is used by this. */
  use: (header: unknown) => Promise<boolean>
}

/** What one derivation costs, in rounds of SHA-256, and how many a browser makes: the same number for every challenge. */
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
