import { setTimeout as pause } from 'node:timers/promises'
import type { Part } from '../processes.ts'
import type { Attack } from './attack.ts'

/** Milliseconds that the product is left alone once it answers again. */
const breath = 3_000

const victims: readonly Part[] = ['site', 'backend', 'launcher', 'database connection', 'database server']

/** Kills of every part, each again when the product has recovered. */
export const kills: readonly Attack[] = victims.map((part) => ({
  name: `kill: ${part}`,
  async run({ product }, end) {
    let killed = 0
    while (!end.aborted) {
      await product.ready()
      if (await product.kill(part)) killed += 1
      await product.ready()
      await pause(breath, undefined, { signal: end }).catch(() => undefined)
    }
    return `${killed} kills`
  },
}))
