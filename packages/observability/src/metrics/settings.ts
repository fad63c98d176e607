import { anyText, port } from '@clairmemoire/settings/kinds'
import type { Schema } from '@clairmemoire/settings/schema'

/** The addresses of each server's metrics, which must not be reachable from outside. */
export const metricsSettings = {
  host: {
    name: 'METRICS_HOST',
    kind: anyText,
    default: '127.0.0.1',
    meaning: 'the address of the machine at which both servers serve metrics; visitors must not reach it',
  },
  ofSite: {
    name: 'METRICS_PORT',
    kind: port,
    meaning:
      'the port at which Prometheus reads the metrics of the site (`/metrics`), which is never `PORT`; if unset, the site has no metrics',
  },
  ofBackend: {
    name: 'BACKEND_METRICS_PORT',
    kind: port,
    meaning: 'the port at which Prometheus reads the metrics of the backend; if unset, the backend has no metrics',
  },
} satisfies Schema
