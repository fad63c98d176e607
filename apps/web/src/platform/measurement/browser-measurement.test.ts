import { type ConsentValue, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { describe, expect, it } from 'vitest'
import type { Service } from '../settings/public-settings.ts'
import { createQueuedMeter, createMeasurement, type Meter } from './browser-measurement.ts'
import type { Measured } from './measured-events.ts'

const every: readonly Service[] = ['audience', 'product', 'tracking']
const view = { kind: 'view', route: '/about-us', language: 'fr' } as const
const click = { kind: 'click', event: 'Consult', from_page: 'Navbar', language: 'fr' } as const

/** A visitor who has not been asked yet. */
function visitor() {
  const consent: { values: readonly ConsentValue[] } = { values: cookieConsent([], new Date()).values }
  return {
    agreed: () => consent.values,
    choose: (words: readonly string[]) => (consent.values = cookieConsent(words, new Date()).values),
  }
}

function measured(services = every) {
  const sent: [Service, Measured][] = []
  const meter = (service: Service): Meter => ({ send: (each) => void sent.push([service, each]) })
  const { agreed, choose } = visitor()
  const meters = { audience: meter('audience'), product: meter('product'), tracking: meter('tracking') }
  const measurement = createMeasurement({ locale: 'fr', services, agreed, isMeasured: true }, meters)
  return { sent, choose, measurement }
}

it('before a choice no optional service measures anything', () => {
  const { measurement, sent } = measured()
  measurement.view('/about-us')
  measurement.click('Consult', 'Navbar')
  expect(sent).toEqual([
    ['audience', view],
    ['audience', click],
  ])
})

it('after a choice only later clicks are measured', () => {
  const { measurement, choose, sent } = measured(['product', 'tracking'])
  measurement.view('/about-us')
  measurement.click('About us', 'Navbar')
  choose(['product'])
  measurement.click('Consult', 'Navbar')
  expect(sent).toEqual([['product', click]])
})

it('on a page that is not measured nothing is sent, clicks included', () => {
  const { measurement, choose, sent } = measured()
  choose(['all'])
  measurement.view(undefined)
  measurement.click('Consult', 'Navbar')
  expect(sent).toEqual([])
})

describe('a service that is loaded after the page', () => {
  function late() {
    const sent: Measured[] = []
    const left: Measured[][] = []
    const page = new EventTarget()
    const state = { isAgreed: true, loads: 0 }
    const meter = createQueuedMeter(
      page as Window,
      () => state.isAgreed,
      (queue) => left.push(queue),
    )
    const load = async () => {
      state.loads += 1
      return { send: (each: Measured) => void sent.push(each) }
    }
    const leave = () => page.dispatchEvent(new Event('pagehide'))
    const settle = () => new Promise((resolve) => setTimeout(resolve))
    return { meter, load, leave, settle, sent, left, state }
  }

  it('gets each event once, in order, whenever it is loaded', async () => {
    const { meter, load, leave, settle, sent, left, state } = late()
    meter.send(view)
    meter.loadBy(load)
    meter.send(click)
    await settle()
    meter.send(view)
    await settle()
    leave()
    expect([sent, left, state.loads]).toEqual([[view, click, view], [], 1])
  })

  it('is not loaded while there is nothing to send', async () => {
    const { meter, load, settle, state } = late()
    meter.loadBy(load)
    await settle()
    expect(state.loads).toBe(0)
  })

  it.each<[string, ((meter: ReturnType<typeof late>['meter']) => void) | undefined]>([
    ['was not asked for yet', undefined],
    ['does not come in time', (meter) => meter.loadBy(() => new Promise(() => undefined))],
    ['cannot be loaded', (meter) => meter.loadBy(() => Promise.reject(new Error('offline')))],
  ])('when it %s, its queue is sent once as the page is left', async (_, prepare) => {
    const { meter, leave, settle, left } = late()
    prepare?.(meter)
    meter.send(view)
    meter.send(click)
    await settle()
    leave()
    leave()
    expect(left).toEqual([[view, click]])
  })

  it.each(['loaded', 'left'])('gets nothing from a visitor who withdrew the consent before it was %s', async (end) => {
    const { meter, load, leave, settle, sent, left, state } = late()
    meter.send(click)
    state.isAgreed = false
    if (end === 'loaded') meter.loadBy(load)
    else leave()
    await settle()
    state.isAgreed = true
    leave()
    expect([sent, left]).toEqual([[], []])
  })
})
