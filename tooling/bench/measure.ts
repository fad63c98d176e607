/** One line of the table. */
export interface Measure {
  what: string
  /** In the unit of the line. */
  value: number
  unit: 'ms' | 's' | 'bytes' | 'MB' | 'a second' | 'times' | 'layout shift' | 'signups' | 'tests' | 'tries' | 'points'
  target?: Target
  /** What takes the time, as far as a profile has shown it; told when the target is missed. */
  cause?: string
}

export type Target = { atMost: number } | { atLeast: number }

/** Measures that were made together. */
export interface Chapter {
  title: string
  measures: readonly Measure[]
}

/** The middle of an odd number of values; of an even number the mean of the two in the middle. Throws a RangeError where one was not measured. */
export function median(values: readonly number[]): number {
  if (!values.every(Number.isFinite)) throw new RangeError(`Not all of these were measured: ${values.join(', ')}`)
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  return (lower + upper) / 2
}

/** Runs the same thing several times, one after the other. */
export async function repeat<Result>(times: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < times) results.push(await run())
  return results
}

/** Undefined where there is no target; otherwise whether it is met, or by how many percent of it it is missed. */
export function verdict({ value, target }: Measure): 'met' | { missedBy: number } | undefined {
  if (target === undefined) return undefined
  const aim = 'atMost' in target ? target.atMost : target.atLeast
  const isMet = 'atMost' in target ? value <= aim : value >= aim
  return isMet ? 'met' : { missedBy: (Math.abs(value - aim) / aim) * 100 }
}
