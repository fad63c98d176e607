import { areaOfPostalCode } from '../postal-code/postal-code.ts'

/** The time zones of the United States that people choose from, east to west; IANA names. */
export const usTimeZones = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const

export type UsTimeZone = (typeof usTimeZones)[number]

export function isUsTimeZone(name: string): name is UsTimeZone {
  return usTimeZones.some((zone) => zone === name)
}

/** Each zone applies up to the next three-digit ZIP area in the list. An area with two zones has that of most of its people. */
const zonesByArea: readonly (readonly [from: number, zone: UsTimeZone])[] = [
  [5, 'America/New_York'],
  [6, 'America/Puerto_Rico'],
  [10, 'America/New_York'],
  [324, 'America/Chicago'],
  [326, 'America/New_York'],
  [350, 'America/Chicago'],
  [373, 'America/New_York'],
  [375, 'America/Chicago'],
  [376, 'America/New_York'],
  [380, 'America/Chicago'],
  [398, 'America/New_York'],
  [420, 'America/Chicago'],
  [425, 'America/New_York'],
  [463, 'America/Chicago'],
  [465, 'America/New_York'],
  [476, 'America/Chicago'],
  [478, 'America/New_York'],
  [498, 'America/Chicago'],
  [499, 'America/New_York'],
  [500, 'America/Chicago'],
  [577, 'America/Denver'],
  [580, 'America/Chicago'],
  [586, 'America/Denver'],
  [587, 'America/Chicago'],
  [590, 'America/Denver'],
  [600, 'America/Chicago'],
  [693, 'America/Denver'],
  [700, 'America/Chicago'],
  [798, 'America/Denver'],
  [835, 'America/Los_Angeles'],
  [836, 'America/Denver'],
  [838, 'America/Los_Angeles'],
  [840, 'America/Denver'],
  [850, 'America/Phoenix'],
  [870, 'America/Denver'],
  [889, 'America/Los_Angeles'],
  [967, 'Pacific/Honolulu'],
  [970, 'America/Los_Angeles'],
  [979, 'America/Denver'],
  [980, 'America/Los_Angeles'],
  [995, 'America/Anchorage'],
]

/** The time zone of a ZIP code or its first three digits; undefined if it is invalid or of the military, which has no location. */
export function timeZoneOfZip(zip: string): UsTimeZone | undefined {
  const area = areaOfPostalCode('US', zip)
  if (area === undefined || /^(?:00[0-4]|09|340|96[2-69])/.test(area)) return undefined
  return zonesByArea.findLast(([from]) => Number(area) >= from)?.[1]
}
