import { describe, expect, it } from 'vitest'
import { isOpen, isYounger } from './session-settings.ts'

const now = new Date('2027-03-05T09:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const hour = 3_600_000
const year = 365 * 24 * hour

describe('a session', () => {
  const open = { createdAt: ago(hour), endedAt: null, disabledAt: null }

  it.each([
    ['is open from its login', {}, true],
    ['is open just before the end of its day', { createdAt: ago(24 * hour - 1) }, true],
    ['is over after a day', { createdAt: ago(24 * hour) }, false],
    ['is over once it was ended', { endedAt: ago(1) }, false],
    ['is over once its user is disabled', { disabledAt: ago(1) }, false],
    ['that began a year ago by a wrong clock is over', { createdAt: ago(year) }, false],
    ['that begins in a year by a wrong clock is over', { createdAt: ago(-year) }, false],
    ['that begins in seconds by the clock of another process is open', { createdAt: ago(-5000) }, true],
  ])('%s', (_, change, expected) => {
    expect(isOpen({ ...open, ...change }, now)).toBe(expected)
  })
})

it('the exact maximum age counts as expired', () => {
  expect(isYounger(ago(10), 10, now)).toBe(false)
  expect(isYounger(ago(9), 10, now)).toBe(true)
})
