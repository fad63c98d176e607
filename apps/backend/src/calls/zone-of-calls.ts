import type { Country } from '@clairmemoire/domain/country'
import { usTimeZones } from '@clairmemoire/domain/us-time-zone'
import type { Clinic } from '../clinic/clinic.ts'
import { isTimeZone } from '../platform/calendar/zoned-time.ts'

/** For visitors in no zone of the United States: that of its largest city. */
const defaultAmericanZone = 'America/New_York'

/** Calls in France are in the time of Paris, calls in the United States in that of the visitor if it is a zone of the country. */
export function zoneOfCalls(country: Country, visitorZone: string): string {
  if (country === 'FR') return 'Europe/Paris'
  return isAmericanZone(visitorZone) ? visitorZone : defaultAmericanZone
}

/** The time zone of the desk. */
export function zoneOfDesk({ deskCountry }: Clinic): string {
  return zoneOfCalls(deskCountry, '')
}

/** Whether a request may contain it: browsers without a known zone send `Etc/Unknown`, which is not a zone. */
export function isVisitorZone(name: string): boolean {
  return name === 'Etc/Unknown' || isTimeZone(name)
}

/** Accepts legacy names, such as US/Eastern. */
function isAmericanZone(timeZone: string): boolean {
  return isTimeZone(timeZone) && americanZones.has(canonicalZone(timeZone))
}

function canonicalZone(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
}

/** With those of the territories, which `getTimeZones` omits. */
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
