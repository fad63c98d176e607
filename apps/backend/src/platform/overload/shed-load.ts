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

/** Runs what it is given, at most so many at once. */
type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>

/** What comes while as many wait as may is turned away with `Overloaded`. */
export function boundedWork({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedWork {
  let running = 0
  const queue: (() => void)[] = []

  async function turn(): Promise<void> {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw new Overloaded()
    // Whoever ends hands its place on, so that nobody who comes then is faster than who waits.
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  function handOn(): void {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      handOn()
    }
  }
}
