import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import type { Limits } from './limits.ts'
import type { CountShared } from './shared-counts.ts'
import { Throttled } from './throttled.ts'

/** Something secret that requests to one address try to guess. */
export interface Guessing {
  url: string
  /** Whose secret a body guesses. */
  subjectOf: (body: unknown) => string
  perMinute: number
}

/** Counts guesses of one secret together, from whatever addresses and by whatever process they come, beside what each address may. */
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
