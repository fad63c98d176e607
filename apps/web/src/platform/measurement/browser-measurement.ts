import type { ConsentValue } from '@clairmemoire/domain/cookie-consent'
import type { Locale } from '@clairmemoire/domain/locale'
import { visitorKey } from '../consent/stored-consent.ts'
import type { Service } from '../settings/public-settings.ts'
import { type Measured, sendMeasured } from './measured-events.ts'
import type { Measurement } from './measurement.ts'

/** A measurement service. */
export interface Meter {
  send: (measured: Measured) => void
}

/** Counts page views without a cookie and without anything that identifies a visitor, so French law requires no consent. */
export const audience: Meter = {
  send: (measured) => {
    if (measured.kind === 'view') sendMeasured('audience', measured)
  },
}

/** Thirteen months, the longest that the CNIL allows. */
const maxAge = 13 * 30 * 86_400_000

/** Measures the visits of one browser by an id, which the browser stores as long as the consent lasts. */
export const tracking: Meter = {
  send: (measured: Measured) => sendMeasured('tracking', { ...measured, visitor: visitorNumber() }),
}

/** Returns the visitor id in Matomo's format, 16 hexadecimal digits. Without storage each call returns a new id. */
function visitorNumber(): string {
  const drawn = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  try {
    const [number, since] = localStorage.getItem(visitorKey)?.split(' ') ?? []
    if (number && /^[\da-f]{16}$/.test(number) && Date.now() - Number(since) < maxAge) return number
    localStorage.setItem(visitorKey, `${drawn} ${Date.now()}`)
  } catch {}
  return drawn
}

interface Options {
  locale: Locale
  services: readonly Service[]
  /** The visitor's present consent. */
  agreed: () => readonly ConsentValue[]
  /** Whether clicks on the first page are measured. */
  isMeasured: boolean
}

/** Sends each event only to the services to which the visitor consents at that moment. */
export function createMeasurement(
  { locale, services, agreed, isMeasured }: Options,
  meters: Readonly<Record<Service, Meter>>,
): Measurement {
  const page = { isMeasured }
  const send = (measured: Measured) => {
    const values = agreed()
    for (const service of services) if (values.includes(service)) meters[service].send(measured)
  }
  return {
    view: (route) => {
      page.isMeasured = route !== undefined
      if (route !== undefined) send({ kind: 'view', route, language: locale })
    },
    click: (event, fromPage) => {
      if (page.isMeasured) send({ kind: 'click', event, from_page: fromPage, language: locale })
    },
  }
}

/** A measurement service whose code is loaded after the page. */
interface QueuedMeter extends Meter {
  /** Sets how to load the service; it is loaded as soon as an event is queued. */
  loadBy: (load: () => Promise<Meter>) => void
}

/**
 * Queues events until their service is loaded. When the page is left, the remaining queue is passed to `leave`, unless the visitor has
 * withdrawn their consent meanwhile (R7-45).
 */
export function createQueuedMeter(
  page: Window,
  isAgreed: () => boolean,
  leave: (queue: Measured[]) => void,
): QueuedMeter {
  const queue: Measured[] = []
  const state: { load?: () => Promise<Meter>; meter?: Promise<Meter> } = {}
  const taken = () => {
    const events = queue.splice(0)
    return isAgreed() ? events : []
  }
  const deliver = () => {
    if (queue.length === 0 || !state.load) return
    state.meter ??= state.load()
    // If the service cannot be loaded, its events stay in the queue until the page is left.
    state.meter.then(
      ({ send }) => taken().forEach(send),
      () => undefined,
    )
  }
  page.addEventListener('pagehide', () => {
    const events = taken()
    if (events.length > 0) leave(events)
  })
  return {
    send: (measured) => {
      queue.push(measured)
      deliver()
    },
    loadBy: (load) => {
      state.load = load
      deliver()
    },
  }
}
