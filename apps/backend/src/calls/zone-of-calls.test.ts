import { describe, expect, it } from 'vitest'
import { isVisitorZone, zoneOfCalls } from './zone-of-calls.ts'

describe('a call in France', () => {
  it.each(['Europe/Paris', 'America/New_York', ''])('uses the time zone of Paris for a visitor in %j', (zone) => {
    expect(zoneOfCalls('FR', zone)).toBe('Europe/Paris')
  })
})

describe('a call in the United States', () => {
  it.each([
    'America/New_York',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Indiana/Indianapolis',
    'America/Indianapolis',
    'US/Eastern',
    'us/pacific',
    'Navajo',
  ])('uses the time zone of a visitor in %s', (zone) => {
    expect(zoneOfCalls('US', zone)).toBe(zone)
  })

  it.each(['Europe/Paris', 'America/Toronto', 'America/Mexico_City', 'UTC', 'Etc/GMT+5', 'Mars/Base', ''])(
    'uses the time zone of New York for a visitor in %j, which is not a zone of the country',
    (zone) => {
      expect(zoneOfCalls('US', zone)).toBe('America/New_York')
    },
  )
})

it('a visitor whose browser does not know its zone is called in the time zone of New York', () => {
  expect(isVisitorZone('Etc/Unknown')).toBe(true)
  expect(zoneOfCalls('US', 'Etc/Unknown')).toBe('America/New_York')
  expect(isVisitorZone('Mars/Base')).toBe(false)
})
