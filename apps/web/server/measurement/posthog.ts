import type { Measured } from '../../src/platform/measurement/measured-events.ts'
import { fieldsOf, measuredOf } from './measured.ts'

export interface PostHog {
  /** Its origin. */
  url: string
  projectKey: string
}

/** Of what PostHog's library sends (`{ batch: [{ event, uuid, properties }] }`) the events that are on the lists, with the number of the page alone. */
export function postHogCall(
  { url, projectKey }: PostHog,
  sent: unknown,
): { request: Request; events: number } | undefined {
  const { batch } = fieldsOf(sent)
  const events = (Array.isArray(batch) ? batch : []).slice(0, 20).flatMap((event) => {
    const allowed = eventOf(event)
    return allowed ? [allowed] : []
  })
  if (events.length === 0) return undefined
  const body = JSON.stringify({ api_key: projectKey, batch: events })
  const headers = { 'content-type': 'application/json' }
  return { request: new Request(`${url}/batch/`, { method: 'POST', headers, body }), events: events.length }
}

function eventOf(sent: unknown) {
  const { event, uuid, properties } = fieldsOf(sent)
  const { distinct_id: page, route, language, from_page } = fieldsOf(properties)
  const measured = measuredOf(
    event === '$pageview' ? { kind: 'view', route, language } : { kind: 'click', event, from_page, language },
  )
  if (!measured || !isUuid(page)) return undefined
  return {
    ...(isUuid(uuid) ? { uuid } : {}),
    event: measured.kind === 'view' ? '$pageview' : measured.event,
    distinct_id: page,
    properties: { ...propertiesOf(measured), $process_person_profile: false, $geoip_disable: true, $ip: '0.0.0.0' },
  }
}

function propertiesOf(measured: Measured) {
  const { language } = measured
  return measured.kind === 'view' ? { language, route: measured.route } : { language, from_page: measured.from_page }
}

function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
