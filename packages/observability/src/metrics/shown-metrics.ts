import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { Registry } from 'prom-client'

interface MetricsSettings {
  metricsHost: string
  metricsPort: number | undefined
}

/** The address at which metrics are served; undefined if they are not. */
type Shown = Pick<MetricsServer, 'close'> & { address: string | undefined }

/**
 * Serves metrics at a separate address if the operator has set one. Otherwise it returns `none` and does not load the metrics
 * library, which takes memory.
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

export interface MetricsServer {
  address: string
  close: () => Promise<void>
}

/** Serves the metrics at a separate, internal address; if that fails, the process does not start and says why (R0-03). */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : 'unknown error'
      reject(new StartRefusal(`Metrics cannot be shown at port ${port} of ${host} (${code}).`))
    })
    server.listen(port, host, resolve)
  })
  // Metrics must not keep the process running.
  server.unref()
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host}:${taken}/metrics`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
