import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import type { Limits } from '../overload/limits.ts'
import type { CountShared } from '../overload/shared-counts.ts'
import { ProofRequired } from './proof-required.ts'
import type { Proofs } from './proofs.ts'
import { proofHeader, takesProof } from './takes-proof.ts'

/** Submissions of one network, in ten minutes, beyond which it is asked for proofs: a home with many residents is not there yet. */
const ofNetwork = { most: 20, seconds: 600 }

/**
 * Asks for a proof of work while more is sent than people send, by everybody in a minute or by one network, and of whoever sends
 * something in the field that people do not see: a program may have filled it in for a person, who is not to be turned away.
 * Otherwise nothing is asked. Whoever brings a proof is still counted by the other limits.
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
