import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { Registry } from 'prom-client'

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

export interface MetricsServer {
  address: string
  close: () => Promise<void>
}

/** Shows the metrics at an address of their own, for nobody outside; refuses the start in one sentence (R0-03). */
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
  // Metrics are no reason to go on.
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
