import { describe, expect, it } from 'vitest'
import { createMemoryConsentChoice } from '../consent/consent-choice.ts'
import type { Service } from '../settings/public-settings.ts'
import { createMeasurement } from './browser-measurement.ts'
import type { Measured } from './measured-events.ts'

const every: readonly Service[] = ['audience', 'product', 'tracking']

function measured(services = every) {
  const sent: [Service, Measured][] = []
  const loaded: Service[] = []
  const meter = (service: Service) => async () => {
    loaded.push(service)
    return { send: (each: Measured) => void sent.push([service, each]) }
  }
  const consent = createMemoryConsentChoice()
  const meters = { audience: meter('audience'), product: meter('product'), tracking: meter('tracking') }
  const measurement = createMeasurement({ locale: 'fr', services, consent }, meters)
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { sent, loaded, consent, measurement, settle }
}

const view = { kind: 'view', route: '/about-us', language: 'fr' }
const click = { kind: 'click', event: 'Consult', from_page: 'Navbar', language: 'fr' }

describe('before a choice', () => {
  it('nothing optional is loaded or sent', async () => {
    const { measurement, sent, loaded, settle } = measured()
    measurement.view('/about-us')
    measurement.click('Consult', 'Navbar')
    await settle()
    expect(loaded).toEqual(['audience'])
    expect(sent).toEqual([
      ['audience', view],
      ['audience', click],
    ])
  })
})

describe('after a choice', () => {
  it('what was before is not sent', async () => {
    const { measurement, consent, sent, settle } = measured(['product'])
    measurement.view('/about-us')
    consent.choose(['product'])
    measurement.click('Consult', 'Navbar')
    await settle()
    expect(sent).toEqual([['product', click]])
  })

  it('a service that is not agreed to, or not set up, is not loaded', async () => {
    const { measurement, consent, loaded, settle } = measured(['product', 'tracking'])
    consent.choose(['tracking'])
    measurement.view('/about-us')
    await settle()
    expect(loaded).toEqual(['tracking'])
  })

  it('who takes it back while a service is on its way is not measured', async () => {
    const { measurement, consent, sent, settle } = measured(['product'])
    consent.choose(['all'])
    measurement.view('/about-us')
    consent.choose(['required'])
    await settle()
    expect(sent).toEqual([])
  })
})

it('on a page that is not measured nothing is sent, presses included', async () => {
  const { measurement, consent, sent, settle } = measured()
  consent.choose(['all'])
  measurement.view(undefined)
  measurement.click('Consult', 'Navbar')
  await settle()
  expect(sent).toEqual([])
})
