import { expect, it } from 'vitest'
import { count, openTally } from './tally.ts'

it('counts each request for the attack that went on when it was sent, over all its turns', () => {
  const tally = openTally('full disk')
  const first = tally.current()
  tally.turnTo('kill: site')
  count(first, { sentAt: 0, endedAt: 300, answer: { status: 201, saysWhenToRetry: false } }, false)
  count(tally.current(), { sentAt: 0, endedAt: 20, answer: { error: 'ECONNREFUSED' } }, true)
  tally.turnTo('full disk')
  count(tally.current(), { sentAt: 0, endedAt: 10, answer: { status: 500, saysWhenToRetry: false } }, false)
  expect(tally.rows).toEqual([
    {
      attack: 'full disk',
      requests: 2,
      refused: 0,
      slowest: 300,
      violations: new Map([['answered 500', 1]]),
      done: [],
    },
    { attack: 'kill: site', requests: 1, refused: 1, slowest: 20, violations: new Map(), done: [] },
  ])
})
