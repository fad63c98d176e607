import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { honestAsk } from './ask.ts'
import { type Attack, NotMade } from './attacks/attack.ts'
import { largeBodies, smallBodies } from './attacks/ten-senders.ts'
import { type Camp, withOwnDatabase } from './camp.ts'
import { openTally } from './tally.ts'
import { startVisitors } from './visitors.ts'

const honestVisitors = 50
/** Answers to them that one attack is judged by. */
const enough = 400
/** How much longer they may wait than with the same senders of small bodies; a held backend is a hundred times slower and more. */
const most = 5

let camp: Camp
let calm: number

beforeAll(async () => {
  camp = await withOwnDatabase()
  calm = await slowestOfHundred(smallBodies)
})
afterAll(() => camp[Symbol.asyncDispose]())

/** In milliseconds, what 99 of 100 honest requests took at most while they read and signed up. */
async function slowestOfHundred(attack: Attack): Promise<number> {
  const { port, product } = camp
  const times: number[] = []
  const tally = openTally(attack.name)
  const asked = honestAsk(`http://127.0.0.1:${port}`, tally, product.wasDown)
  const ask: typeof asked = async (path, init) => {
    const sentAt = performance.now()
    const answer = await asked(path, init)
    // Who is turned away waits for ever, as far as this is concerned.
    times.push(answer !== undefined && answer.status < 400 ? performance.now() - sentAt : Infinity)
    return answer
  }
  const end = new AbortController()
  const running = attack.run(camp, end.signal)
  const visitors = startVisitors(honestVisitors, ask, [])
  while (times.length < enough) await pause(100)
  await visitors.finish(60_000)
  end.abort()
  const done = await running
  expect(Object.fromEntries(tally.current().violations)).toEqual({})
  const slowest = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Infinity
  process.stdout.write(
    `${attack.name} (${done instanceof NotMade ? done.reason : done}): 99 of 100 honest requests within ${slowest.toFixed(0)} ms\n`,
  )
  return slowest
}

it.each(largeBodies)('$name hold up honest visitors little more than small bodies do', async (attack) => {
  expect((await slowestOfHundred(attack)) / calm).toBeLessThan(most)
})
