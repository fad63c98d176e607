import type { Dsn } from './dsn.ts'

const client = 'clairmemoire/1'

/** The call that sends one report, as a Sentry event, to the project. */
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
