import { countRequests } from '@clairmemoire/observability/count-requests'
import type { Outage } from '@clairmemoire/observability/events'
import { serverRegistry } from '@clairmemoire/observability/server-registry'
import { type SQL, sql } from 'drizzle-orm'
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
      for (const { count, ...about } of gauges) {
        const gauge = new Gauge({
          ...about,
          registers: [],
          async collect() {
            // Without the database, the value is NaN rather than a stale number.
            this.set(await numberOf(database, count).catch(() => Number.NaN))
          },
        })
        registry.registerMetric(gauge)
      }
    },
  }
}

const waitingIn = (queue: string, ending: string) => sql`
  select count(*)::int as count from pgboss.job
  where name = ${queue} and state in ('created', 'retry', 'active') and data ->> 'letter' like ${`%${ending}`}`

const textedToday = (states: string) => sql`
  select count(*)::int as count from sms where state = any(${states}::text[]) and state_at > now() - interval '1 day'`

const gauges = [
  { name: 'mails_waiting', help: 'Mails and text messages that are not sent yet', count: waitingIn(mailQueue, '') },
  {
    name: 'mails_set_aside',
    help: 'Mails and text messages that wait for the operator',
    count: waitingIn(undeliverableQueue, ''),
  },
  { name: 'sms_waiting', help: 'Text messages that are not sent yet', count: waitingIn(mailQueue, '\\_sms') },
  { name: 'sms_sent_today', help: 'Text messages sent in 24 hours', count: textedToday('{sent,delivered}') },
  { name: 'sms_failed_today', help: 'Text messages that failed in 24 hours', count: textedToday('{failed}') },
  {
    name: 'sms_segments_today',
    help: 'Segments of text messages in 24 hours, as the ceiling counts them',
    count: sql`select coalesce(sum(segments), 0)::int as count from visitor_mail where at > now() - interval '1 day'`,
  },
]

async function numberOf(database: Database, count: SQL): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(count)
  return rows[0]?.count ?? 0
}
