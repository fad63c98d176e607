import type { Country } from '@clairmemoire/domain/country'
import { usTimeZones } from '@clairmemoire/domain/us-time-zone'
import type { Clinic } from '../clinic/clinic.ts'
import { isTimeZone } from '../platform/calendar/zoned-time.ts'

/** Who is in no zone of the United States is called by the clocks of its largest city. */
const defaultAmericanZone = 'America/New_York'

/** Calls in France keep the time of Paris, calls in the United States that of the visitor where it is one of the country. */
export function zoneOfCalls(country: Country, visitorZone: string): string {
  if (country === 'FR') return 'Europe/Paris'
  return isAmericanZone(visitorZone) ? visitorZone : defaultAmericanZone
}

/** Whose clocks and calendar the desk keeps. */
export function zoneOfDesk({ deskCountry }: Clinic): string {
  return zoneOfCalls(deskCountry, '')
}

/** Whether a request may name it: browsers without a known zone send `Etc/Unknown`, which is no zone. */
export function isVisitorZone(name: string): boolean {
  return name === 'Etc/Unknown' || isTimeZone(name)
}

/** Also by a legacy name, such as US/Eastern. */
function isAmericanZone(timeZone: string): boolean {
  return isTimeZone(timeZone) && americanZones.has(canonicalZone(timeZone))
}

function canonicalZone(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
}

/** Those of the territories are not among the country’s. */
const americanZones: ReadonlySet<string> = new Set(
  [...new Intl.Locale('und-US').getTimeZones(), ...usTimeZones].map(canonicalZone),
)

declare global {
  namespace Intl {
    interface Locale {
      /** Of the region; Node has it, the compiler's library does not know it yet. */
      getTimeZones: () => string[]
    }
  }
}
