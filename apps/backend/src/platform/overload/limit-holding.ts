import { networkAround } from '@clairmemoire/domain/network'
import { daysOfCounts } from '@clairmemoire/domain/retention'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { Throttled } from '../contract/failures.ts'
import type { Limits } from './limits.ts'
import type { CountShared } from './shared-counts.ts'

interface Allowance {
  hour: number
  day: number
}

/** How much of something that others want too one visitor may have. */
export interface Share {
  address: Allowance
  /** What all addresses of a network may together. */
  network: Allowance
}

/** Something that one visitor can hold, and no other has meanwhile. */
export interface Holding extends Share {
  url: string
}

/**
 * Limits how often something is held, by address and by the network around it, in an hour and in a day: by the limit of a minute
 * alone it could be renewed for ever. A request that one limit refuses is not counted by those after it.
 */
export function limitHolding(
  app: FastifyInstance,
  { submissionsPerMinute }: Limits,
  count: CountShared,
  { url, ...share }: Holding,
): void {
  if (submissionsPerMinute === undefined) return
  app.addHook('onRoute', (route) => {
    if (route.url !== url || route.method !== 'POST') return
    const limit: preHandlerAsyncHookHandler = async ({ ip }) => {
      const wait = await takeOne(count, url, ip, share)
      if (wait !== undefined) throw new Throttled(wait)
    }
    route.preHandler = [route.preHandler ?? [], limit].flat()
  })
}

/** Counts one for an address. Undefined when it is within the share, else the milliseconds until there is one again. */
export async function takeOne(
  count: CountShared,
  name: string,
  address: string,
  share: Share,
): Promise<number | undefined> {
  for (const { subject, seconds, most } of countedFor(name, address, share)) {
    const { count: times, left } = await count(subject, seconds)
    if (times > most) return left
  }
  return undefined
}

/** Whether one may still be taken; counts nothing. */
export async function isOneLeft(count: CountShared, name: string, address: string, share: Share): Promise<boolean> {
  for (const { subject, seconds, most } of countedFor(name, address, share))
    if ((await count(subject, seconds, 0)).count >= most) return false
  return true
}

function countedFor(name: string, ip: string, { address, network }: Share) {
  const limits = (subject: string, { hour, day }: Allowance) => [
    { subject: `${name}\n3600\n${subject}`, seconds: 3_600, most: hour },
    { subject: `${name}\n86400\n${subject}`, seconds: daysOfCounts * 86_400, most: day },
  ]
  return [...limits(normalizeIP(ip), address), ...limits(`network ${networkAround(ip)}`, network)]
}
