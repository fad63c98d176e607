import { expect, it } from 'vitest'
import { kills } from './attacks.ts'
import { faultsUnder } from './survival.ts'
import { openTestbed } from './testbed.ts'

it('after any kill, and on a full disk, what was answered with 201 is stored once, with its mails, and nothing is left behind', async () => {
  const plan = { honestVisitors: 40, warmUp: 15_000, attack: 3_000, calm: 1_000 }
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  expect(await faultsUnder(kills, () => openTestbed('own'), plan, say)).toEqual([])
})
