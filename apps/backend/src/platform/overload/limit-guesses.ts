import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { Throttled } from '../contract/failures.ts'
import type { Limits } from './limits.ts'
import type { CountShared } from './shared-counts.ts'

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
