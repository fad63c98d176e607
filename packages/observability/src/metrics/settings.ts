import { anyText, port } from '@clairmemoire/settings/kinds'
import type { Schema } from '@clairmemoire/settings/schema'

/** The addresses of each server's metrics, which must not be reachable from outside. */
export const metricsSettings = {
  host: {
    name: 'METRICS_HOST',
    kind: anyText,
    default: '127.0.0.1',
    meaning: 'at which address of the machine both servers serve metrics; visitors must not reach it',
  },
  ofSite: {
    name: 'METRICS_PORT',
    kind: port,
    meaning: 'where Prometheus reads the metrics of the site (`/metrics`), never at `PORT`; unset, there are none',
  },
  ofBackend: { name: 'BACKEND_METRICS_PORT', kind: port, meaning: 'the same for the backend' },
} satisfies Schema
