import type { State } from './events.ts'
import type { Fields } from './fields.ts'
import type { Log } from './server-log.ts'

/** Reports an outage, such as of a mail server, when it begins and when it is over, however many places detect it. */
export interface OutageTracker {
  /** Returns whether this is the first report of it. */
  begins: (state: State, about?: Fields) => boolean
  /** Reported only after a quiet period, so that an intermittent outage counts as one. */
  ends: (state: State) => void
  /** The present outages. */
  activeOutages: () => ReadonlySet<State>
}

/** Milliseconds without a report of an outage until it is over. */
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
