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

/** Something that one visitor can hold, and no other has meanwhile. */
export interface Holding {
  url: string
  address: Allowance
  /** What all addresses of a network may together. */
  network: Allowance
}

/**
 * Limits how often something is held, by address and by the network around it, in an hour and in a day: by the limit of a minute
 * alone it could be renewed for ever. A request that one limit refuses is not counted by those after it.
 */
export function limitHolding(
  app: FastifyInstance,
  { submissionsPerMinute }: Limits,
  count: CountShared,
  { url, address, network }: Holding,
): void {
  if (submissionsPerMinute === undefined) return
  const within = async (subject: string, { hour, day }: Allowance) => {
    for (const [most, seconds] of [
      [hour, 3_600],
      [day, daysOfCounts * 86_400],
    ] as const) {
      const { count: times, left } = await count(`${url}\n${seconds}\n${subject}`, seconds)
      if (times > most) throw new Throttled(left)
    }
  }
  app.addHook('onRoute', (route) => {
    if (route.url !== url || route.method !== 'POST') return
    const limit: preHandlerAsyncHookHandler = async ({ ip }) => {
      await within(normalizeIP(ip), address)
      await within(`network ${networkAround(ip)}`, network)
    }
    route.preHandler = [route.preHandler ?? [], limit].flat()
  })
}
