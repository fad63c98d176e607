import type { State } from './events.ts'
import type { Fields } from './fields.ts'
import type { Log } from './server-log.ts'

/** What lasts, such as a mail server that is away, is told when it begins and when it is over, however many meet it. */
export interface OutageTracker {
  /** Whether this is the first word of it. */
  begins: (state: State, about?: Fields) => boolean
  /** Told when nothing was heard of it for a while, so that one that comes and goes is one. */
  ends: (state: State) => void
  /** Those that have begun and are not over. */
  lasting: () => ReadonlySet<State>
}

/** Milliseconds without a word of a state before it is over. */
const quiet = 30_000

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
      if (heard === undefined || clock() - heard < quiet) return
      lastHeard.delete(state)
      log.warn({ is: 'over' }, state)
    },
    lasting: () => new Set(lastHeard.keys()),
  }
}
