import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler, preHandlerAsyncHookHandler, RouteOptions } from 'fastify'
import { Throttled } from '../contract/failures.ts'
import { takesProof } from '../proof-of-work/proof-of-work.ts'
import type { Limits } from './limits.ts'
import type { CountShared } from './shared-counts.ts'

const never = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/**
 * Counts requests by the visitor's address in the memory of this process; of IPv6, by the network (/64) that one
 * subscriber has. Those who work behind one address begin and go on with their sessions as often as others read; logins that
 * fail are counted where all processes see it. The health checks are not counted, for those who watch over the backend share one address.
 */
export async function limitRates(app: FastifyInstance, limits: Limits): Promise<void> {
  app.addHook('onRoute', (route) => {
    const max = isSubmission(route) ? mostSubmissions(route, limits) : limits.readsPerMinute
    if (max === undefined || /^\/(?:health|ready)z\/?$/.test(route.url))
      route.config = { ...route.config, rateLimit: false }
    else if (isSubmission(route)) route.config = { ...route.config, rateLimit: { max } }
  })
  await app.register(rateLimit, {
    max: limits.readsPerMinute ?? 0,
    timeWindow: '1 minute',
    addHeaders: { ...never, 'retry-after': false },
    addHeadersOnExceeding: never,
    errorResponseBuilder: (_request, { ttl }) => new Throttled(ttl),
  })
}

/** A request that is asked for a proof of work is sent a second time; the shared count counts it once. */
function mostSubmissions(route: RouteOptions, limits: Limits): number | undefined {
  const { submissionsPerMinute: max, submissionsBeforeProof } = limits
  return max !== undefined && submissionsBeforeProof !== undefined && takesProof(route) ? 2 * max : max
}

/**
 * Counts submissions together with the other processes, after `limitRates` has refused what exceeds the count of this process
 * to be too much: a flood costs the database no more than the limit.
 */
export function shareLimits(app: FastifyInstance, { submissionsPerMinute }: Limits, count: CountShared): void {
  if (submissionsPerMinute === undefined) return
  app.addHook('onRoute', (route) => {
    if (!isSubmission(route)) return
    const operation = `${[route.method].join()} ${route.url}`
    const limit: onRequestAsyncHookHandler = async ({ ip }) => {
      const { count: times, left } = await count(`${operation}\n${normalizeIP(ip)}`, 60)
      if (times > submissionsPerMinute) throw new Throttled(left)
    }
    route.onRequest = [route.onRequest ?? [], limit].flat()
  })
}

/** The people of the clinic at their work: many behind one address, all day. */
const ofStaff = /^\/api\/(?:auth|desk|users)\//

/** May store something or order a mail, of a visitor. */
function isSubmission({ method, url }: Pick<RouteOptions, 'method' | 'url'>): boolean {
  return (method === 'POST' || method === 'PATCH') && !ofStaff.test(url)
}

/** An operation by which a secret can be guessed. */
export interface Guessing {
  url: string
  /** Whose secret a body guesses. */
  subjectOf: (body: unknown) => string
  perMinute: number
}

/** Limits guesses of one secret, from all addresses and at all processes together. */
export function limitGuesses(
  app: FastifyInstance,
  { submissionsPerMinute }: Limits,
  count: CountShared,
  { url, subjectOf, perMinute }: Guessing,
): void {
  if (submissionsPerMinute === undefined) return
  app.addHook('onRoute', (route) => {
    if (route.url !== url || route.method !== 'POST') return
    const limit: preHandlerAsyncHookHandler = async ({ body }) => {
      const { count: times, left } = await count(`${url}\n${subjectOf(body)}`, 60)
      if (times > perMinute) throw new Throttled(left)
    }
    route.preHandler = [route.preHandler ?? [], limit].flat()
  })
}
