import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { type Outage, outages } from '../log/events.ts'

/** The metrics of one server: those of Node (memory, event loop lag) and the current outages. */
export function serverRegistry(service: 'site' | 'backend', activeOutages: () => ReadonlySet<Outage>): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const outageGauge = new Gauge({
    name: 'lasting_state',
    help: '1 while the outage lasts (for example, the database fails), else 0',
    labelNames: ['state'],
    registers: [],
    collect() {
      const active = activeOutages()
      for (const outage of outages) this.set({ state: outage }, active.has(outage) ? 1 : 0)
    },
  })
  registry.registerMetric(outageGauge)
  return registry
}
