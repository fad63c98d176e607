import { countRequests } from '@clairmemoire/observability/count-requests'
import type { Outage } from '@clairmemoire/observability/events'
import { serverRegistry } from '@clairmemoire/observability/server-registry'
import { Counter, type Registry } from 'prom-client'
import type { SiteMetrics } from './no-metrics.ts'

/** The metrics of the site. A page that was requested but not rendered came from the cache. */
export function siteMetrics(activeOutages: () => ReadonlySet<Outage>): SiteMetrics & { registry: Registry } {
  const registry = serverRegistry('site', activeOutages)
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] })
  const asked = counter('pages_asked_total', 'Pages that were asked for')
  const rendered = counter('pages_made_total', 'Pages that were made, or tried to be')
  return {
    registry,
    watch: (app) => countRequests(app, registry),
    countAsked:
      (pageAt) =>
      (...wanted) => {
        asked.inc()
        return pageAt(...wanted)
      },
    countRendered:
      (renderDocument) =>
      (...wanted) => {
        rendered.inc()
        return renderDocument(...wanted)
      },
  }
}
