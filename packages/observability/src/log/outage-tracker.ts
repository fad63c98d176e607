import type { State } from './events.ts'
import type { Fields } from './fields.ts'
import type { Log } from './server-log.ts'

/** Logs an outage, such as of a mail server, once when it begins and once when it is over, even if several places notice it. */
export interface OutageTracker {
  /** Notes that an outage has begun or goes on; returns whether it is new. */
  begins: (state: State, about?: Fields) => boolean
  /** Notes a success. It ends the outage only after a quiet period, so that an intermittent outage counts as one. */
  ends: (state: State) => void
  /** The present outages. */
  activeOutages: () => ReadonlySet<State>
}

/** How long an outage must not be noticed before a success ends it, in milliseconds. */
const quietPeriod = 30_000

export function outageTracker(log: Log, clock: () => number = Date.now): OutageTracker {
  const lastHeard = new Map<State, number>()
  return {
    begins: (state, about) => {
      const isNew = !lastHeard.has(state)
      if (isNew) log.error({ is: 'begun', ...about }, state)
      lastHeard.set(state, clock())
      return isNew
    },
    ends: (state) => {
      const heard = lastHeard.get(state)
      if (heard === undefined || clock() - heard < quietPeriod) return
      lastHeard.delete(state)
      log.warn({ is: 'over' }, state)
    },
    activeOutages: () => new Set(lastHeard.keys()),
  }
}
