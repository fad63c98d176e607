import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'

/** More requests have come than the process can answer in good time: 503. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** Turns every request away, the health checks included, while the event loop lags; a second of calm is enough to go on. */
export async function shedLoad(app: FastifyInstance, { eventLoopDelay }: Limits): Promise<void> {
  if (eventLoopDelay === undefined) return
  await app.register(underPressure, { maxEventLoopDelay: eventLoopDelay, customError: Overloaded })
}
