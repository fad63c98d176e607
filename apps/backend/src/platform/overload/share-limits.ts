import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { isSubmission } from './is-submission.ts'
import type { Limits } from './limits.ts'
import type { CountShared } from './shared-counts.ts'
import { Throttled } from './throttled.ts'

/**
 * Counts submissions together with the other processes, after `limitRates` has turned away what this process alone knows
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
