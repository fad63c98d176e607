import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { hostileVisitors } from './hostile-visitors.ts'
import type { Product } from './product.ts'
import type { Path } from './surroundings.ts'
import type { Attack, Testbed } from './testbed.ts'

/** Milliseconds that the product is left alone once it answers again, and at most until a kill in the middle of a start. */
const times = { breath: 3_000, middleOfStart: 1_500 }

const parts = ['site', 'backend', 'launcher', 'content service', 'every process'] as const
const partsOfDatabase = ['database connection', 'checkpointer', 'database server'] as const

/** Those after which the product has to be started again first: they would cut short what a mail is waiting for while its database is away. */
export const kills: readonly Attack[] = [
  ...parts.map((victim) => byKills(victim, (product) => product.kill(victim))),
  byKills('every process, twice', async (product) => {
    const isKilled = await product.kill('every process')
    await pause(Math.random() * times.middleOfStart)
    await product.kill('every process')
    return isKilled
  }),
  ...partsOfDatabase.map((victim) => byKills(victim, (product) => product.kill(victim))),
  { name: 'full disk', run: async ({ disk }, end) => disk && `${await disk.fill(end)} MB filled` },
]

/** No process is killed by these, so the memory at the end is that of processes that lived through all of it. */
export const hostility: readonly Attack[] = [
  ...hostileVisitors,
  bySilence('silent database', ({ databasePath }) => databasePath, 'everything'),
  bySilence('database that does not answer', ({ databasePath }) => databasePath, 'answers'),
  bySilence('silent mail server', ({ mailPath }) => mailPath, 'everything'),
  {
    name: 'mail server that answers late',
    async run({ mails }, end) {
      const before = mails.arrived.length
      mails.hold(untilAborted(end))
      await untilAborted(end)
      return `${mails.arrived.length - before} mails held`
    },
  },
]

/** Again when the product has recovered. */
function byKills(victim: string, kill: (product: Product) => Promise<boolean>): Attack {
  return {
    name: `kill: ${victim}`,
    async run({ product }, end) {
      let killed = 0
      while (!end.aborted) {
        await product.ready()
        if (await kill(product)) killed += 1
        await product.ready()
        await pause(times.breath, undefined, { signal: end }).catch(() => undefined)
      }
      return `${killed} kills`
    },
  }
}

function bySilence(
  name: string,
  pathOf: (testbed: Testbed) => Path | undefined,
  what: 'everything' | 'answers',
): Attack {
  return {
    name,
    async run(testbed, end) {
      const path = pathOf(testbed)
      path?.silence(what)
      await untilAborted(end)
      path?.silence('nothing')
      return path && 'silenced'
    },
  }
}

async function untilAborted(end: AbortSignal): Promise<void> {
  if (!end.aborted) await once(end, 'abort')
}
