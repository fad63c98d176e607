import type { Camp } from '../camp.ts'
import type { Path } from '../path.ts'
import { type Attack, NotMade, untilAborted } from './attack.ts'

/** Servers that the product needs and that say nothing, or nothing yet. */
export const silence: readonly Attack[] = [
  bySilence('silent database', ({ databasePath }) => databasePath, 'everything'),
  bySilence('database that does not answer', ({ databasePath }) => databasePath, 'answers'),
  bySilence('silent SMTP', ({ mailPath }) => mailPath, 'everything'),
  {
    name: 'SMTP that says 250 late',
    async run({ mails }, end) {
      const before = mails.arrived.length
      mails.hold(untilAborted(end))
      await untilAborted(end)
      return `${mails.arrived.length - before} mails held`
    },
  },
]

function bySilence(name: string, pathOf: (camp: Camp) => Path | undefined, what: 'everything' | 'answers'): Attack {
  return {
    name,
    async run(camp, end) {
      const path = pathOf(camp)
      if (path === undefined) return new NotMade('there is no path to silence')
      const begun = performance.now()
      path.silence(what)
      await untilAborted(end)
      path.restore()
      return `${Math.round((performance.now() - begun) / 1000)} s of silence`
    },
  }
}
