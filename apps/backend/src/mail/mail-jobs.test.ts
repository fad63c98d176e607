import { describe, expect, it } from 'vitest'
import { isGivenUp, mailJobs } from './mail-jobs.ts'

const hour = 60 * 60

describe('a mail that cannot be sent', () => {
  it.each([
    ['is tried for two days', 40, 47 * hour, false],
    ['is then undeliverable', 30, 49 * hour, true],
    ['is still tried if the backend was down for these days', 1, 72 * hour, false],
  ])('%s', (_, attempts, age, isOver) => {
    expect(isGivenUp(attempts, age)).toBe(isOver)
  })

  it('is retried with growing delays, and often enough within two days', () => {
    // Leaves out the jitter, which pg-boss adds to each pause, so there are at most this many attempts.
    const pauses = Array.from({ length: 100 }, (_, index) =>
      Math.min(mailJobs.retryDelayMax, (mailJobs.retryDelay * 2 ** Math.min(16, index + 1)) / 2),
    )
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    const attemptsWithin = (seconds: number) => {
      let passed = 0
      return pauses.filter((pause) => (passed += pause) <= seconds).length
    }
    expect(attemptsWithin(hour)).toBeLessThan(12)
    expect(attemptsWithin(48 * hour)).toBeGreaterThan(24)
    expect(attemptsWithin(48 * hour)).toBeLessThan(40)
  })
})

it('a mail that was being sent when its backend was killed is noticed in time to be sent within a minute', () => {
  expect(mailJobs.heartbeatSeconds).toBeLessThanOrEqual(30)
})
