/** For each doubling, time that is linear doubles and time that is quadratic grows by four. */
export const linear = 3

/** Milliseconds: what takes less than this has no growth that a clock can see. */
const noise = 0.2

/** The platform’s own, in packages too that know nothing of Node. */
declare const performance: { now: () => number }

/** A busy machine slows many rounds down, never all of them. What is not linear is found at small sizes, where all rounds are soon over. */
const rounds = 40

/** Over several doublings one step counts little, such as that of a table which no longer fits where it was. */
const doublings = 3
const step = 2 ** doublings
const steps = [16, 8, 4, 2, 1]

/** Makes the work of a size beforehand; only the work itself is timed. */
type Prepare = (size: number) => () => unknown

/**
 * How many times longer work takes for each doubling of its size, from the best of several rounds. Small sizes come first and end it
 * where they already take too long, so that work that is not linear is not waited for.
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

/** Further rounds would only make the best of them better. */
async function growthBetween(small: () => unknown, large: () => unknown): Promise<number> {
  const best = { small: Infinity, large: Infinity }
  let growth = Infinity
  // The first time takes longer, whatever the size: it compiles what the next ones use.
  for (let warming = 0; warming < 3; warming += 1) await small()
  for (let round = 0; round < rounds && growth > linear; round += 1) {
    best.small = Math.min(best.small, await timeOf(small), await timeOf(small))
    best.large = Math.min(best.large, await timeOf(large))
    growth = (Math.max(best.large, noise) / Math.max(best.small, noise)) ** (1 / doublings)
  }
  return growth
}

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
