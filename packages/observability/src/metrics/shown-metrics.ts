import type { Registry } from 'prom-client'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

interface MetricsSettings {
  metricsHost: string
  metricsPort: number | undefined
}

/** Where metrics are read; undefined where nobody reads them. */
type Shown = Pick<MetricsServer, 'close'> & { address: string | undefined }

/**
 * Metrics at an address of their own, where the operator asked for one. Elsewhere they are `none`, and what counts is not
 * loaded: it takes memory, which a product that nobody watches leaves to others.
 */
export async function shownMetrics<Metrics extends object>(
  { metricsHost: host, metricsPort: port }: MetricsSettings,
  none: Metrics,
  load: () => Promise<Metrics & { registry: Registry }>,
): Promise<Metrics & Shown> {
  if (port === undefined) return { ...none, address: undefined, close: async () => undefined }
  const metrics = await load()
  return { ...metrics, ...(await serveMetrics(metrics.registry, { host, port })) }
}
