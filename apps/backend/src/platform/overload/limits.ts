import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** How much the backend takes on; undefined is without limit. */
export interface Limits {
  /** Requests that store something, per minute, visitor and operation. */
  submissionsPerMinute: number | undefined
  /** Submissions of everybody, per minute, beyond which browsers are asked for a proof of work; undefined is never. */
  submissionsBeforeProof: number | undefined
  /** All other requests, per minute and visitor. */
  readsPerMinute: number | undefined
  /** Milliseconds by which the event loop may lag before requests are turned away. */
  eventLoopDelay: number | undefined
}

export const withoutLimits: Limits = {
  submissionsPerMinute: undefined,
  submissionsBeforeProof: undefined,
  readsPerMinute: undefined,
  eventLoopDelay: undefined,
}

/** More requests have come than the process can answer in good time: 503. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** Turns every request away, the health checks included, while the event loop lags; a second of calm is enough to go on. */
export async function shedLoad(app: FastifyInstance, { eventLoopDelay }: Limits): Promise<void> {
  if (eventLoopDelay === undefined) return
  await app.register(underPressure, { maxEventLoopDelay: eventLoopDelay, customError: Overloaded })
}

/** Runs the given work, with a limit on how much runs at once. */
type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Work beyond a full queue fails with `Overloaded`. */
export function boundedWork({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedWork {
  let running = 0
  const queue: (() => void)[] = []

  async function acquire(): Promise<void> {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw new Overloaded()
    // Finished work passes its slot to the first in the queue, so that new work cannot overtake it.
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  function release(): void {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return async (work) => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
