import type { State } from '@clairmemoire/log/events'
import { noMetrics, type SiteMetrics } from './no-metrics.ts'

export interface Shown {
  /** Where they are read; undefined where nobody reads them. */
  address: string | undefined
  close: () => Promise<void>
}

interface MetricsSettings {
  metricsHost: string
  metricsPort: number | undefined
}

/** Metrics at an address of their own, where the operator asked for one. */
export async function shownMetrics(
  { metricsHost: host, metricsPort: port }: MetricsSettings,
  lasting: () => ReadonlySet<State>,
): Promise<SiteMetrics & Shown> {
  if (port === undefined) return { ...noMetrics, address: undefined, close: async () => undefined }
  // What counts takes memory, which a product that nobody watches leaves to others.
  const [{ siteMetrics }, { serveMetrics }] = await Promise.all([
    import('./site-metrics.ts'),
    import('@clairmemoire/metrics/serve-metrics'),
  ])
  const metrics = siteMetrics(lasting)
  return { ...metrics, ...(await serveMetrics(metrics.registry, { host, port })) }
}
