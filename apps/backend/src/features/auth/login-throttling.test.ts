import { describe, expect, it } from 'vitest'
import { loginSource, waitBefore } from './login-throttling.ts'

const now = new Date('2027-03-05T09:00:00Z')
const failed = (failures: number, secondsAgo = 0) => ({ failures, lastAt: new Date(now.getTime() - secondsAgo * 1000) })
const seconds = (...given: Parameters<typeof failed>) => waitBefore(failed(...given), 5, now) / 1000
const year = 365 * 24 * 3600

describe('after failed logins, the next login', () => {
  it.each([
    ['is not delayed below the limit', 4, 0, 0],
    ['is delayed by 30 seconds after the fifth', 5, 0, 30],
    ['is delayed twice as long after each further failure', 7, 0, 120],
    ['is delayed by 15 minutes at most', 11, 0, 900],
    ['is delayed by 15 minutes after a million failures', 1_000_000, 0, 900],
    ['is delayed by the remaining time', 5, 20, 10],
    ['is allowed when the time is over', 5, 30, 0],
    ['is not delayed after a day', 1_000_000, 24 * 3600, 0],
    ['is not delayed by a failure dated a year ahead', 1_000_000, -year, 0],
    ['is delayed by a failure dated a second ahead', 5, -1, 31],
  ])('%s', (_, failures, secondsAgo, expected) => {
    expect(seconds(failures, secondsAgo)).toBe(expected)
  })
})

const sessions = { key: Buffer.alloc(32), origins: [], isLocal: true, secondFactor: 'offered' as const }
const networkOf = (address: string) => loginSource({ sessions }, 'd@clinic.example', address).network

it.each([
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:0DB8:0001:0002::1'],
  ['2001:db8::1', '2001:db8::2'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('%s and %s count as one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['192.0.2.7', '192.0.2.8'],
])('%s and %s count as two networks', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})
