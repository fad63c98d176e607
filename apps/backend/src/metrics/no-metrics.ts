import type { BackendMetrics } from './backend-metrics.ts'

/** Used by a backend without metrics: it counts nothing and does not load the code of the metrics. */
export const noMetrics: Omit<BackendMetrics, 'registry'> = {
  watch: () => undefined,
  countJobs: (watch) => watch,
  countMails: () => undefined,
}
