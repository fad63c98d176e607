import { countRequests } from '@clairmemoire/observability/count-requests'
import type { Outage } from '@clairmemoire/observability/events'
import { serverRegistry } from '@clairmemoire/observability/server-registry'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { mailQueue, undeliverableQueue } from '../mail/mail-jobs.ts'
import type { Database } from '../platform/database/connect.ts'
import type { JobWatch } from '../platform/jobs/scheduled-job.ts'

export interface BackendMetrics {
  registry: Registry
  watch: (app: FastifyInstance) => void
  /** Wraps a watch and counts its calls. */
  countJobs: (watch: JobWatch) => JobWatch
  countMails: (database: Database) => void
}

export function backendMetrics(activeOutages: () => ReadonlySet<Outage>): BackendMetrics {
  const registry = serverRegistry('backend', activeOutages)
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Scheduled jobs by name and outcome',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.1, 1, 10, 100],
    registers: [registry],
  })
  return {
    registry,
    watch: (app) => countRequests(app, registry),
    countJobs: ({ done, failed }) => ({
      done: (job, seconds) => {
        jobs.observe({ job, outcome: 'done' }, seconds)
        done(job, seconds)
      },
      failed: (job, seconds, error) => {
        jobs.observe({ job, outcome: 'failed' }, seconds)
        failed(job, seconds, error)
      },
    }),
    countMails: (database) => {
      for (const [queue, about] of Object.entries(queues)) {
        const gauge = new Gauge({
          ...about,
          registers: [],
          async collect() {
            // Without the database, the value is NaN rather than a stale number.
            this.set(await waitingIn(database, queue).catch(() => Number.NaN))
          },
        })
        registry.registerMetric(gauge)
      }
    },
  }
}

const queues = {
  [mailQueue]: { name: 'mails_waiting', help: 'Mails that are not sent yet' },
  [undeliverableQueue]: { name: 'mails_set_aside', help: 'Mails that wait for the operator' },
}

async function waitingIn(database: Database, queue: string): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job where name = ${queue} and state in ('created', 'retry', 'active')`)
  return rows[0]?.count ?? 0
}
