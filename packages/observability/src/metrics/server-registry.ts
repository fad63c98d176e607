import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { type State, states } from '../log/events.ts'

/** The metrics of one server: those of Node (memory, event loop lag) and the current outages. */
export function serverRegistry(service: 'site' | 'backend', activeOutages: () => ReadonlySet<State>): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const lastingState = new Gauge({
    name: 'lasting_state',
    help: '1 while it lasts, such as a database that fails',
    labelNames: ['state'],
    registers: [],
    collect() {
      const now = activeOutages()
      for (const state of states) this.set({ state }, now.has(state) ? 1 : 0)
    },
  })
  registry.registerMetric(lastingState)
  return registry
}
