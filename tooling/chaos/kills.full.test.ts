import { expect, it } from 'vitest'
import { kills } from './attacks.ts'
import { findFaults } from './survival.ts'

it('after any kill and on a full disk, every request answered with 201 is stored once, with its mails, and nothing is left behind', async () => {
  const plan = { rounds: [kills], honestVisitors: 40, attack: 6_000, calm: 1_000 }
  expect(await findFaults(plan)).toEqual([])
})
