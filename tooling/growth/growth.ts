/** Work counts as linear if its time grows at most by this factor when the size doubles. The time of quadratic work grows by four. */
export const linear = 3

/** In milliseconds: shorter times count as this time, because they are too short to compare. */
const noise = 0.2

/**
 * Declared here because some packages that use this file do not have the types of Node. Processor time, in microseconds, does not
 * include the work of other processes.
 */
declare const process: { cpuUsage: () => { user: number; system: number } }

/**
 * Other work on the machine may evict caches and slow down many rounds, but not all. All rounds run only for superlinear work, which is
 * found at small sizes, where rounds are short.
 */
const rounds = 40

/** The growth is an average over several doublings, so that a single jump has little effect, such as one from a cache that overflows. */
const doublings = 3
const step = 2 ** doublings
const steps = [16, 4, 1]

/** Prepares work of a size and returns it; only the returned function is timed. */
type Prepare = (size: number) => () => unknown

/**
 * Returns the factor by which the time grows when the size doubles, from the best of several rounds. Stops at the first size whose
 * time grows too much, so that superlinear work ends early.
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

/** Measures rounds until the growth counts as linear. Each round can only lower the best times, so noise has less and less effect. */
async function growthBetween(small: () => unknown, large: () => unknown): Promise<number> {
  const best = { small: Infinity, large: Infinity }
  let growth = Infinity
  // The first calls are slower at any size, because their code has to be compiled.
  for (let warming = 0; warming < 3; warming += 1) await small()
  for (let round = 0; round < rounds && growth > linear; round += 1) {
    best.small = Math.min(best.small, await timeOf(small), await timeOf(small))
    best.large = Math.min(best.large, await timeOf(large))
    growth = (Math.max(best.large, noise) / Math.max(best.small, noise)) ** (1 / doublings)
  }
  return growth
}

/** Returns the processor time of this process, in milliseconds. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const after = process.cpuUsage()
  return (after.user + after.system - before.user - before.system) / 1000
}
