import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { backendTimeouts } from './connection-limits.ts'

/** Whether the parts of the site that visitors depend on are ready. */
export interface Readiness {
  /** Pages can be rendered or are cached. */
  pages: boolean
  /** The backend could store a request. */
  backend: boolean
}

/** Checks each part; a part that throws is not ready. */
export type Parts = Record<keyof Readiness, () => Promise<boolean>>

const healthPath = '/healthz'
const readinessPath = '/readyz'

/**
 * Serves two endpoints for monitoring. `/healthz` reports that the process is alive, whether it offers text messages, and how it sees
 * the request; it checks nothing else, because a restart fixes nothing else. `/readyz` reports whether pages can be rendered and requests
 * stored; its checks run at most once a second for all callers.
 */
export function serveHealth(app: FastifyInstance, sms: 'off' | 'on', parts: Parts): void {
  const readiness = once(1_000, () => checkReadiness(parts))
  app.get(healthPath, (request, reply) => answer(reply, 200, { status: 'ok', sms, seen: seenRequest(request) }))
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

/** The protocol, host and address of the caller as the server sees them; `address` is set only if a trusted proxy sent it. */
function seenRequest({ protocol, host, ips }: FastifyRequest): object {
  return { protocol, host, address: ips?.slice(1).at(-1) }
}

async function checkReadiness({ pages, backend }: Parts): Promise<Readiness> {
  const isThere = (part: () => Promise<boolean>) => part().catch(() => false)
  const [hasPages, hasBackend] = await Promise.all([isThere(pages), isThere(backend)])
  return { pages: hasPages, backend: hasBackend }
}

/** Calls within this number of milliseconds share one result, to protect the dependency. */
function once<Answer>(milliseconds: number, find: () => Promise<Answer>, clock = performance): () => Promise<Answer> {
  let saved: { answer: Promise<Answer>; at: number } | undefined
  return () => {
    if (saved === undefined || clock.now() - saved.at >= milliseconds) saved = { answer: find(), at: clock.now() }
    return saved.answer
  }
}

/** Whether the backend at this address could store a request now. */
export async function isBackendReady(backendUrl: string): Promise<boolean> {
  const { ok, body } = await fetch(`${backendUrl}/readyz`, { signal: AbortSignal.timeout(backendTimeouts.answer) })
  await body?.cancel()
  return ok
}
