import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Limits } from '../overload/limits.ts'
import type { CountShared } from '../overload/shared-counts.ts'
import { ProofRequired } from './proof-required.ts'
import type { Proofs } from './proofs.ts'
import { proofHeader, takesProof } from './takes-proof.ts'

/** Submissions of one network, in ten minutes, beyond which it is asked for proofs: a home with many residents is not there yet. */
const ofNetwork = { most: 20, seconds: 600 }

/**
 * Asks for a proof of work while more is sent than people send: by everybody in a minute, or by one network. Otherwise
 * nothing is asked. Whoever brings a proof is still counted by the other limits.
 */
export function askForProofs(app: FastifyInstance, limits: Limits, count: CountShared, proofs: Proofs): void {
  const { submissionsBeforeProof: most } = limits
  if (most === undefined) return
  const ask: onRequestAsyncHookHandler = async ({ ip, headers }) => {
    const [all, network] = await Promise.all([
      count('all', 60),
      count(`network\n${normalizeIP(ip)}`, ofNetwork.seconds),
    ])
    if (all.count <= most && network.count <= ofNetwork.most) return
    if (!(await proofs.use(headers[proofHeader]))) throw new ProofRequired(await proofs.challenge())
  }
  app.addHook('onRoute', (route) => {
    if (takesProof(route)) route.onRequest = [route.onRequest ?? [], ask].flat()
  })
}
