import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import type { Limits } from './limits.ts'
import { networkAround } from './network-around.ts'
import type { CountShared } from './shared-counts.ts'
import { Throttled } from './throttled.ts'

interface Allowance {
  hour: number
  day: number
}

/** Something that whoever asks for it keeps from others for a while. */
export interface Keeping {
  url: string
  address: Allowance
  /** What all addresses of a network may together. */
  network: Allowance
}

/**
 * Counts what is kept from others by address and by the network around it, beside the submissions of a minute: asked for again and again
 * it would be kept for ever. Who is refused by a narrower limit is not counted by the wider ones.
 */
export function limitKeeping(
  app: FastifyInstance,
  { submissionsPerMinute }: Limits,
  count: CountShared,
  { url, address, network }: Keeping,
): void {
  if (submissionsPerMinute === undefined) return
  const within = async (subject: string, { hour, day }: Allowance) => {
    for (const [most, seconds] of [
      [hour, 3_600],
      [day, 86_400],
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
