import { describe, expect, it } from 'vitest'
import { timeZoneOfZip } from './us-time-zone.ts'

describe('the time zone of a ZIP code', () => {
  it.each([
    ['02139', 'America/New_York'],
    ['021', 'America/New_York'],
    ['00901', 'America/Puerto_Rico'],
    ['32501', 'America/Chicago'],
    ['33101', 'America/New_York'],
    ['37402', 'America/New_York'],
    ['37203', 'America/Chicago'],
    ['60601', 'America/Chicago'],
    ['46402', 'America/Chicago'],
    ['79901', 'America/Denver'],
    ['80202', 'America/Denver'],
    ['85001', 'America/Phoenix'],
    ['83814', 'America/Los_Angeles'],
    ['94103', 'America/Los_Angeles'],
    ['96813', 'Pacific/Honolulu'],
    ['99501', 'America/Anchorage'],
  ])('of %s is %s', (zip, zone) => {
    expect(timeZoneOfZip(zip)).toBe(zone)
  })

  it.each(['09012', '34012', '96201', '00100', '2A', '', '75 011 Paris'])('is unknown for %j', (zip) => {
    expect(timeZoneOfZip(zip)).toBeUndefined()
  })
})
