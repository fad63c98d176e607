import type { Outage } from './events.ts'
import type { Fields } from './fields.ts'
import type { Log } from './server-log.ts'

/** Logs an outage, such as of a mail server, once when it begins and once when it is over, even if several places notice it. */
export interface OutageTracker {
  /** Notes that an outage has begun or goes on; returns whether it is new. */
  begins: (outage: Outage, about?: Fields) => boolean
  /** Notes a success. It ends the outage only after a quiet period, so that an intermittent outage counts as one. */
  ends: (outage: Outage) => void
  /** The outages that are not over. */
  activeOutages: () => ReadonlySet<Outage>
}

/** How long an outage must not be noticed before a success ends it, in milliseconds. */
const quietPeriod = 30_000

export function outageTracker(log: Log, clock: () => number = Date.now): OutageTracker {
  const lastHeard = new Map<Outage, number>()
  return {
    begins: (outage, about) => {
      const isNew = !lastHeard.has(outage)
      if (isNew) log.error({ is: 'begun', ...about }, outage)
      lastHeard.set(outage, clock())
      return isNew
    },
    ends: (outage) => {
      const heard = lastHeard.get(outage)
      if (heard === undefined || clock() - heard < quietPeriod) return
      lastHeard.delete(outage)
      log.warn({ is: 'over' }, outage)
    },
    activeOutages: () => new Set(lastHeard.keys()),
  }
}
