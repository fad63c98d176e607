import { Overloaded } from './shed-load.ts'

/** Runs what it is given, at most so many at once. */
export type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>

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
