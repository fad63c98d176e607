import type { ConsentValue } from '@clairmemoire/domain/cookie-consent'
import type { Locale } from '@clairmemoire/domain/locale'
import type { ConsentChoice } from '../consent/consent-choice.ts'
import type { Service } from '../settings/public-settings.ts'
import { type Measured, sendMeasured } from './measured-events.ts'
import type { Measurement } from './measurement.ts'

/** One service that measures. */
export interface Meter {
  send: (measured: Measured) => void
}

/** Totals of pages read, without a cookie and without anything that recognises a visitor: what French law exempts from consent. */
const audience: Meter = {
  send: (measured) => {
    if (measured.kind === 'view') sendMeasured('audience', measured)
  },
}

type Meters = Record<Service, () => Promise<Meter>>

const meters: Meters = {
  audience: async () => audience,
  product: () => import('./product.ts').then(({ product }) => product),
  tracking: () => import('./tracking.ts').then(({ tracking }) => tracking),
}

interface Options {
  locale: Locale
  services: readonly Service[]
  consent: ConsentChoice
}

/**
 * Measures what the visitor agrees to at the moment when it happens, and nothing of what was before. A service is loaded when it is
 * first needed.
 */
export function createMeasurement({ locale, services, consent }: Options, load: Meters = meters): Measurement {
  const loaded = new Map<ConsentValue, Promise<Meter | undefined>>()
  let route: string | undefined
  const counts = (service: Service) => consent.store.state.values.includes(service)
  const meterOf = (service: Service) => {
    const meter = loaded.get(service) ?? load[service]().catch(() => undefined)
    loaded.set(service, meter)
    return meter
  }
  const send = (measured: Measured) => {
    for (const service of services.filter(counts)) {
      // Who takes their consent back meanwhile is not measured.
      void meterOf(service).then((meter) => counts(service) && meter?.send(measured))
    }
  }
  return {
    view: (shown) => {
      route = shown
      if (route !== undefined) send({ kind: 'view', route, language: locale })
    },
    click: (event, fromPage) => {
      if (route !== undefined) send({ kind: 'click', event, from_page: fromPage, language: locale })
    },
  }
}
