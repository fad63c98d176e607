import type { BackendMetrics } from './backend-metrics.ts'

/** Of a backend whose operator reads none: nothing is counted, and no code for it is loaded. */
export const noMetrics: Omit<BackendMetrics, 'registry'> = {
  watch: () => undefined,
  countJobs: (watch) => watch,
  countMails: () => undefined,
}
