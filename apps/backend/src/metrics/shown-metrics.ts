import type { State } from '@clairmemoire/log/events'
import type { BackendMetrics } from './backend-metrics.ts'
import { noMetrics } from './no-metrics.ts'

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
): Promise<Omit<BackendMetrics, 'registry'> & Shown> {
  if (port === undefined) return { ...noMetrics, address: undefined, close: async () => undefined }
  // What counts takes memory, which a product that nobody watches leaves to others.
  const [{ backendMetrics }, { serveMetrics }] = await Promise.all([
    import('./backend-metrics.ts'),
    import('@clairmemoire/metrics/serve-metrics'),
  ])
  const metrics = backendMetrics(lasting)
  return { ...metrics, ...(await serveMetrics(metrics.registry, { host, port })) }
}
