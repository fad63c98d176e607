import { networkAround } from '@clairmemoire/domain/network'
import { daysOfCounts } from '@clairmemoire/domain/retention'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { Throttled } from '../contract/failures.ts'
import type { Limits } from './limits.ts'
import type { CountShared } from './shared-counts.ts'

interface Quota {
  hour: number
  day: number
}

/** The quota that one visitor has of a limited resource. */
export interface VisitorQuota {
  address: Quota
  /** The quota of all addresses of a network together. */
  network: Quota
}

export interface QuotaRule extends VisitorQuota {
  url: string
}

/**
 * Limits how often an address and a network may hold a resource in an hour and in a day: with only the limit per minute, a
 * visitor could renew a hold forever. A request that exceeds one limit is not counted in the following ones.
 */
export function limitByQuota(
  app: FastifyInstance,
  { submissionsPerMinute }: Limits,
  count: CountShared,
  { url, ...share }: QuotaRule,
): void {
  if (submissionsPerMinute === undefined) return
  app.addHook('onRoute', (route) => {
    if (route.url !== url || route.method !== 'POST') return
    const limit: preHandlerAsyncHookHandler = async ({ ip }) => {
      const wait = await consumeQuota(count, url, ip, share)
      if (wait !== undefined) throw new Throttled(wait)
    }
    route.preHandler = [route.preHandler ?? [], limit].flat()
  })
}

/** Counts one use. Returns undefined within the quota, otherwise the milliseconds until the next use is allowed. */
export async function consumeQuota(
  count: CountShared,
  name: string,
  address: string,
  share: VisitorQuota,
): Promise<number | undefined> {
  for (const { subject, seconds, most } of quotaCounters(name, address, share)) {
    const { count: times, msLeft } = await count(subject, seconds)
    if (times > most) return msLeft
  }
  return undefined
}

/** Whether quota is left, without counting. */
export async function hasQuotaLeft(
  count: CountShared,
  name: string,
  address: string,
  share: VisitorQuota,
): Promise<boolean> {
  for (const { subject, seconds, most } of quotaCounters(name, address, share))
    if ((await count(subject, seconds, 0)).count >= most) return false
  return true
}

function quotaCounters(name: string, ip: string, { address, network }: VisitorQuota) {
  const limits = (subject: string, { hour, day }: Quota) => [
    { subject: `${name}\n3600\n${subject}`, seconds: 3_600, most: hour },
    { subject: `${name}\n86400\n${subject}`, seconds: daysOfCounts * 86_400, most: day },
  ]
  return [...limits(normalizeIP(ip), address), ...limits(`network ${networkAround(ip)}`, network)]
}
