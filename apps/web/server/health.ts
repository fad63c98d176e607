import type { FastifyInstance, FastifyReply } from 'fastify'
import { backendTimeouts } from './connection-limits.ts'

/** What a visitor needs of the site, and whether it is there. */
export interface Readiness {
  /** Pages can be made or are kept. */
  pages: boolean
  /** A request could be stored. */
  backend: boolean
}

/** Answers each part by itself; a part that fails is not ready. */
export type Parts = Record<keyof Readiness, () => Promise<boolean>>

const healthPath = '/healthz'
const readinessPath = '/readyz'

/**
 * For who watches over the site: `/healthz` that the process lives, for a restart mends nothing else, and `/readyz` that pages can
 * be made and requests stored, or which of the two cannot. What visitors ask is one answer a second for all who ask.
 */
export function serveHealth(app: FastifyInstance, parts: Parts): void {
  const readiness = once(1_000, () => ask(parts))
  app.get(healthPath, (_request, reply) => answer(reply, 200, { status: 'ok' }))
  app.get(readinessPath, async (_request, reply) => {
    const ready = await readiness()
    const isReady = ready.pages && ready.backend
    if (!isReady) reply.header('retry-after', '10')
    return answer(reply, isReady ? 200 : 503, { status: isReady ? 'ok' : 'not ready', ...ready })
  })
}

function answer(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(body)
}

async function ask({ pages, backend }: Parts): Promise<Readiness> {
  const isThere = (part: () => Promise<boolean>) => part().catch(() => false)
  const [hasPages, hasBackend] = await Promise.all([isThere(pages), isThere(backend)])
  return { pages: hasPages, backend: hasBackend }
}

/** Whoever asks within these milliseconds gets the same answer, so that nobody wears out what is asked. */
function once<Answer>(milliseconds: number, find: () => Promise<Answer>, clock = performance): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; at: number } | undefined
  return () => {
    if (kept === undefined || clock.now() - kept.at >= milliseconds) kept = { answer: find(), at: clock.now() }
    return kept.answer
  }
}

/** Whether the backend at this address could store a request now. */
export async function isBackendReady(backendUrl: string): Promise<boolean> {
  const { ok, body } = await fetch(`${backendUrl}/readyz`, { signal: AbortSignal.timeout(backendTimeouts.answer) })
  await body?.cancel()
  return ok
}
