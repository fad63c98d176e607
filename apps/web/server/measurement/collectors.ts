import { randomUUID } from 'node:crypto'
import { isLocale } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { anyText, origin } from '@clairmemoire/settings/kinds'
import type { Schema, SettingsOf } from '@clairmemoire/settings/schema'
import { type Measured, navbarEvents } from '../../src/platform/measurement/measured-events.ts'
import type { Service } from '../../src/platform/settings/public-settings.ts'
import { siteMap } from '../../src/routing/site-map.ts'

/** Measurement services outside the site; each is used if both of its settings are set. */
export const measurementSettings = {
  postHogUrl: {
    name: 'POSTHOG_URL',
    kind: origin,
    meaning:
      'the address at which PostHog receives events, with the visitor’s consent; pages send events only through the site',
  },
  postHogKey: { name: 'POSTHOG_KEY', kind: anyText, meaning: 'the key of the project at PostHog' },
  matomoUrl: {
    name: 'MATOMO_URL',
    kind: origin,
    meaning: 'the address of Matomo, which counts pages without cookies, and visits with consent',
  },
  matomoSiteId: { name: 'MATOMO_SITE_ID', kind: anyText, meaning: 'the id of the site at Matomo' },
} satisfies Schema

type MeasurementSettings = SettingsOf<typeof measurementSettings>

/** The services with complete settings. */
export interface Collectors {
  matomo?: Matomo
  postHog?: PostHog
}

export function collectorsOf(settings: MeasurementSettings): Collectors {
  const { matomoUrl, matomoSiteId, postHogUrl, postHogKey } = settings
  return {
    ...(matomoUrl && matomoSiteId ? { matomo: { url: matomoUrl, siteId: matomoSiteId } } : {}),
    ...(postHogUrl && postHogKey ? { postHog: { url: postHogUrl, projectKey: postHogKey } } : {}),
  }
}

/** The services that pages may use: on the production hosts only (R7-43, A-12). */
export function servicesOf(settings: MeasurementSettings, environment: SiteEnvironment): Service[] {
  if (environment !== 'production') return []
  const { matomo, postHog } = collectorsOf(settings)
  return [...(matomo ? (['audience', 'tracking'] as const) : []), ...(postHog ? (['product'] as const) : [])]
}

/** The path patterns of the measured pages. A view is named by its pattern, never by its address. */
const measuredPaths: ReadonlySet<string> = new Set(siteMap.filter(({ measured }) => measured).map(({ path }) => path))

/** Returns only the allowed fields of an event, which contain no address and no typed text; undefined if the event is unknown. */
export function measuredOf(sent: unknown): Measured | undefined {
  const { kind, route, event, from_page: from, language } = fieldsOf(sent)
  if (!isLocale(language)) return undefined
  if (kind === 'view' && typeof route === 'string' && measuredPaths.has(route)) return { kind, route, language }
  const pressed = navbarEvents.find((known) => known === event)
  if (kind !== 'click' || pressed === undefined) return undefined
  if (from !== 'Navbar' && from !== 'Navbar:Banner') return undefined
  return { kind, event: pressed, from_page: from, language }
}

/** The visitor id of a browser that consented; undefined if it is malformed. */
export function visitorOf(sent: unknown): string | undefined {
  const { visitor } = fieldsOf(sent)
  return typeof visitor === 'string' && /^[\da-f]{16}$/.test(visitor) ? visitor : undefined
}

/** The fields of an object; empty for any other value. */
function fieldsOf(sent: unknown): Record<string, unknown> {
  return typeof sent === 'object' && sent !== null ? { ...sent } : {}
}

interface PostHog {
  /** The origin of the service. */
  url: string
  projectKey: string
}

/**
 * A call with the allowed events of `sent`, identified only by an id of the page. `sent` is a batch of PostHog's library, with the events
 * in its field `batch`, or the list of measurements that a page sends if the visitor leaves before the library is loaded.
 */
export function postHogCall(
  { url, projectKey }: PostHog,
  sent: unknown,
): { request: Request; events: number } | undefined {
  const events = Array.isArray(sent) ? eventsOfLeftPage(sent) : eventsOfLibrary(fieldsOf(sent)['batch'])
  if (events.length === 0) return undefined
  const body = JSON.stringify({ api_key: projectKey, batch: events })
  const headers = { 'content-type': 'application/json' }
  return { request: new Request(`${url}/batch/`, { method: 'POST', headers, body }), events: events.length }
}

/** The most events in one call; further events are dropped. */
const mostEvents = 20

function eventsOfLibrary(batch: unknown): PostHogEvent[] {
  return (Array.isArray(batch) ? batch : []).slice(0, mostEvents).flatMap((event) => eventOf(event) ?? [])
}

function eventsOfLeftPage(sent: readonly unknown[]): PostHogEvent[] {
  const page = randomUUID()
  return sent.slice(0, mostEvents).flatMap((each) => {
    const measured = measuredOf(each)
    return measured ? [{ uuid: randomUUID(), ...postHogEvent(measured, page) }] : []
  })
}

function eventOf(sent: unknown): PostHogEvent | undefined {
  const { event, uuid, properties } = fieldsOf(sent)
  const { distinct_id: page, route, language, from_page } = fieldsOf(properties)
  const measured = measuredOf(
    event === '$pageview' ? { kind: 'view', route, language } : { kind: 'click', event, from_page, language },
  )
  if (!measured || !isUuid(page)) return undefined
  return { ...(isUuid(uuid) ? { uuid } : {}), ...postHogEvent(measured, page) }
}

interface PostHogEvent {
  uuid?: string
  event: string
  /** An id for one page of one visitor. */
  distinct_id: string
  properties: object
}

function postHogEvent(measured: Measured, page: string): PostHogEvent {
  return {
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

interface Matomo {
  /** The origin of the service. */
  url: string
  siteId: string
}

/**
 * A call of Matomo's tracking API. Without a visitor id Matomo only counts pages: all calls come from this server's address, so it cannot
 * tell visitors apart. `origin` is the scheme and host of the page that sent the event.
 */
export function matomoCall({ url, siteId }: Matomo, measured: Measured, origin: string, visitor?: string): Request {
  const what =
    measured.kind === 'view'
      ? { url: origin + measured.route }
      : { url: `${origin}/`, e_c: measured.from_page, e_a: measured.event, e_n: measured.language, ca: '1' }
  const body = new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    lang: measured.language,
    ...what,
    ...(visitor === undefined ? {} : { _id: visitor }),
  })
  return new Request(`${url}/matomo.php`, { method: 'POST', body })
}
