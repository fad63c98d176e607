import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
  RouteOptions,
} from 'fastify'
import { Throttled } from '../contract/failures.ts'
import { takesProof } from '../proof-of-work/proof-of-work.ts'
import type { Limits } from './limits.ts'
import type { CountShared } from './shared-counts.ts'

const noLimitHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/**
 * Limits the requests from each IP address, in IPv6 from each /64 network; this process counts them in its memory. The staff
 * share an address, so the limit of reads applies to all their operations; failed logins are counted for all processes together.
 * Health checks, and requests that `isUnlimited` recognizes, are not limited.
 */
export async function limitRates(
  app: FastifyInstance,
  limits: Limits,
  isUnlimited: (request: FastifyRequest) => boolean,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    const max = isSubmission(route) ? maxSubmissions(route, limits) : limits.readsPerMinute
    if (max === undefined || /^\/(?:health|ready)z\/?$/.test(route.url))
      route.config = { ...route.config, rateLimit: false }
    else if (isSubmission(route)) route.config = { ...route.config, rateLimit: { max } }
  })
  await app.register(rateLimit, {
    max: limits.readsPerMinute ?? 0,
    timeWindow: '1 minute',
    allowList: isUnlimited,
    addHeaders: { ...noLimitHeaders, 'retry-after': false },
    addHeadersOnExceeding: noLimitHeaders,
    errorResponseBuilder: (_request, { ttl }) => new Throttled(ttl),
  })
}

/** Doubles the limit if a proof of work may be required: the request is then sent twice; the shared counter counts it once. */
function maxSubmissions(route: RouteOptions, limits: Limits): number | undefined {
  const { submissionsPerMinute: max, submissionsBeforeProof } = limits
  return max !== undefined && submissionsBeforeProof !== undefined && takesProof(route) ? 2 * max : max
}

/**
 * Limits submissions across processes. It runs after `limitRates`, so that a flood does not reach the database.
 */
export function shareLimits(app: FastifyInstance, { submissionsPerMinute }: Limits, count: CountShared): void {
  if (submissionsPerMinute === undefined) return
  app.addHook('onRoute', (route) => {
    if (!isSubmission(route)) return
    const operation = `${[route.method].join()} ${route.url}`
    const limit: onRequestAsyncHookHandler = async ({ ip }) => {
      const { count: times, msLeft } = await count(`${operation}\n${normalizeIP(ip)}`, 60)
      if (times > submissionsPerMinute) throw new Throttled(msLeft)
    }
    route.onRequest = [route.onRequest ?? [], limit].flat()
  })
}

/** Operations of the staff, who share one address. */
const staffPaths = /^\/api\/(?:auth|desk|users)\//

/** Whether it is a visitor's request that may store data or send a mail. */
function isSubmission({ method, url }: Pick<RouteOptions, 'method' | 'url'>): boolean {
  return (method === 'POST' || method === 'PATCH') && !staffPaths.test(url)
}

/** The limit of an operation with which somebody could guess a secret. */
export interface GuessLimit {
  url: string
  /** Identifies the guessed secret. */
  subjectOf: (body: unknown) => string
  perMinute: number
}

/** Limits the guesses of one secret: guesses from all addresses and in all processes count together. */
export function limitGuesses(
  app: FastifyInstance,
  { submissionsPerMinute }: Limits,
  count: CountShared,
  { url, subjectOf, perMinute }: GuessLimit,
): void {
  if (submissionsPerMinute === undefined) return
  app.addHook('onRoute', (route) => {
    if (route.url !== url || route.method !== 'POST') return
    const limit: preHandlerAsyncHookHandler = async ({ body }) => {
      const { count: times, msLeft } = await count(`${url}\n${subjectOf(body)}`, 60)
      if (times > perMinute) throw new Throttled(msLeft)
    }
    route.preHandler = [route.preHandler ?? [], limit].flat()
  })
}
