import { describe, expect, it } from 'vitest'
import { overseasZone } from './overseas-clock.ts'

describe('the clock of France overseas', () => {
  it.each([
    ['+590 690 12 34 56', 'America/Guadeloupe'],
    ['0690 12 34 56', 'America/Guadeloupe'],
    ['+33 690 12 34 56', 'America/Guadeloupe'],
    ['00 596 696 12 34 56', 'America/Martinique'],
    ['+594 694 12 34 56', 'America/Cayenne'],
    ['0262 12 34 56', 'Indian/Reunion'],
    ['0263 12 34 56', 'Indian/Reunion'],
    ['+262 692 12 34 56', 'Indian/Reunion'],
    ['+262 639 12 34 56', 'Indian/Mayotte'],
    ['+508 41 23 45', 'America/Miquelon'],
    ['+687 12.34.56', 'Pacific/Noumea'],
    ['+689 40 12 34 56', 'Pacific/Tahiti'],
  ])('is known from the number %s', (phone, zone) => {
    expect(overseasZone({ phone })).toBe(zone)
  })

  it.each([
    ['97110', 'America/Guadeloupe'],
    ['972', 'America/Martinique'],
    ['97 400', 'Indian/Reunion'],
    ['98800', 'Pacific/Noumea'],
  ])('follows from the postal code %s if the number has no location', (postalCode, zone) => {
    expect(overseasZone({ phone: '06 12 34 56 78', postalCode })).toBe(zone)
  })

  it.each(['01 23 45 67 89', '06 39 98 12 34', '+33 6 12 34 56 78', '+1 617 555 0123', '+1 596 555 0123', '', 'x'])(
    'is undefined for %j',
    (phone) => {
      expect(overseasZone({ phone, postalCode: '75011' })).toBeUndefined()
    },
  )
})
