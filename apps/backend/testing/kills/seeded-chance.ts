/** Chance that repeats: the same seed gives the same moments and victims. */
export interface Chance {
  /** From 0 up to, but without, 1. */
  next: () => number
  pick: <T>(choices: readonly [T, ...T[]]) => T
}

/** Mulberry32. */
export function seededChance(seed: number): Chance {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0] }
}
