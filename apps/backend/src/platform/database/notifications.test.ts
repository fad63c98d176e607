import { afterEach, beforeEach, expect, it } from 'vitest'
import { migratedDatabase } from '../../../testing/test-database.ts'
import { connect } from './connect.ts'
import { listenTo, notify } from './notifications.ts'
import { inTransaction, notifyAfterCommit } from './transaction.ts'

let url: string
let pool: ReturnType<typeof connect>
const stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  url = await migratedDatabase()
  pool = connect(url)
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await pool.close()
})

/** Listens to the channel; returns how often it was notified, and how often it began to listen. */
async function listen(channel: string) {
  const seen = { notified: 0, begun: 0 }
  stops.push(
    listenTo(url, channel, {
      onNotification: () => void (seen.notified += 1),
      onListening: (isListening) => void (seen.begun += Number(isListening)),
    }),
  )
  await expect.poll(() => seen.begun).toBe(1)
  return seen
}

it('a transaction notifies after its commit, and never when it is rolled back', async () => {
  const [undone, done] = [await listen('undone'), await listen('done')]
  const failing = inTransaction(pool.database, async (tx) => {
    notifyAfterCommit(tx, 'undone')
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await inTransaction(pool.database, async (tx) => notifyAfterCommit(tx, 'done'))
  await expect.poll(() => done.notified).toBe(1)
  expect(undone.notified).toBe(0)
})

it('a flood of changes sends one notification', async () => {
  const [many, last] = [await listen('many'), await listen('last')]
  for (let change = 0; change < 100; change += 1) notify(pool.database, 'many')
  notify(pool.database, 'last')
  await expect.poll(() => [many.notified, last.notified]).toEqual([1, 1])
})

it('a broken connection is opened again', async () => {
  const seen = await listen('again')
  await pool.database.execute(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`)
  await expect.poll(() => seen.begun).toBe(2)
  notify(pool.database, 'again')
  await expect.poll(() => seen.notified).toBe(1)
})
