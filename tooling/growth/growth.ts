/** The greatest factor per doubling that still counts as linear; quadratic time quadruples. */
export const linear = 3

/** Milliseconds: shorter work is too fast to measure its growth. */
const noise = 0.2

/** Node's own, in packages without its types too. In microseconds: other work of a busy machine does not count. */
declare const process: { cpuUsage: () => { user: number; system: number } }

/** Caches that other work evicts slow many rounds down, never all. Superlinear work is found at small sizes, where all rounds end soon. */
const rounds = 40

/** Over several doublings a single jump counts little, such as one from a cache that overflows. */
const doublings = 3
const step = 2 ** doublings
const steps = [16, 4, 1]

/** Prepares work of a size; only the work itself is timed. */
type Prepare = (size: number) => () => unknown

/**
 * The factor by which time grows per doubling of the size, from the best of several rounds. Stops at the first size that takes too
 * long, so that superlinear work ends early.
 */
export async function growthOf(prepare: Prepare, largest: number): Promise<number> {
  let most = 0
  for (const part of steps) {
    const large = largest / part
    most = Math.max(most, await growthBetween(prepare(Math.ceil(large / step)), prepare(large)))
    if (most > linear) break
  }
  return most
}

/** More rounds could only lower the best time. */
async function growthBetween(small: () => unknown, large: () => unknown): Promise<number> {
  const best = { small: Infinity, large: Infinity }
  let growth = Infinity
  // The first call is slower at any size: it compiles code that later calls use.
  for (let warming = 0; warming < 3; warming += 1) await small()
  for (let round = 0; round < rounds && growth > linear; round += 1) {
    best.small = Math.min(best.small, await timeOf(small), await timeOf(small))
    best.large = Math.min(best.large, await timeOf(large))
    growth = (Math.max(best.large, noise) / Math.max(best.small, noise)) ** (1 / doublings)
  }
  return growth
}

/** Milliseconds of this process. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const after = process.cpuUsage()
  return (after.user + after.system - before.user - before.system) / 1000
}
