import { type Arbitrary, oneof } from 'fast-check'
import { hostileText, hostileValue } from './hostile.ts'

/** Returns the sample with one hostile value; its other values stay valid. */
export function spoiledOnce(sample: unknown): Arbitrary<unknown> {
  if (typeof sample === 'string')
    return oneof({ weight: 3, arbitrary: hostileText }, { weight: 1, arbitrary: hostileValue })
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return hostileValue
  const places = Object.entries(sample).map(([key, value]) =>
    spoiledOnce(value).map((spoiled) => ({ ...sample, [key]: spoiled })),
  )
  return oneof(...places, hostileValue)
}
