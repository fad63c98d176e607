import type { BackendMetrics } from './backend-metrics.ts'

/** For a backend without metrics: counts nothing and loads no code for it. */
export const noMetrics: Omit<BackendMetrics, 'registry'> = {
  watch: () => undefined,
  countJobs: (watch) => watch,
  countMails: () => undefined,
}
