import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Unavailable } from '../contract/failures.ts'

/** Load limits; undefined means no limit. */
export interface Limits {
  /** Requests that store data, per minute, visitor and operation. */
  submissionsPerMinute: number | undefined
  /** Submissions of all visitors per minute beyond which a proof of work is required; undefined means never. */
  submissionsBeforeProof: number | undefined
  /** All other requests, per minute and visitor. */
  readsPerMinute: number | undefined
  /** Milliseconds by which the event loop may lag before requests are rejected. */
  eventLoopDelay: number | undefined
}

export const withoutLimits: Limits = {
  submissionsPerMinute: undefined,
  submissionsBeforeProof: undefined,
  readsPerMinute: undefined,
  eventLoopDelay: undefined,
}

/** The process has more requests than it can answer in time: 503. */
export class Overloaded extends Unavailable {}

/** Rejects every request, also health checks, while the event loop lags. */
export async function shedLoad(app: FastifyInstance, { eventLoopDelay }: Limits): Promise<void> {
  if (eventLoopDelay === undefined) return
  await app.register(underPressure, { maxEventLoopDelay: eventLoopDelay, customError: Overloaded })
}

/** Runs the given work; only a limited number of calls run at the same time. */
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
