import type { Dsn } from './dsn.ts'

const client = 'clairmemoire/1'

/** The request that sends a report to the Sentry project as an event. */
export function sentryCall({ url, key }: Dsn, report: Readonly<Record<string, unknown>>): Request {
  const { event_id: id, type = 'event' } = report
  const lines = [{ event_id: id, sent_at: new Date().toISOString() }, { type }, report]
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${key}`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
}
