import type { Country } from '@clairmemoire/domain/country'
import { usTimeZones } from '@clairmemoire/domain/us-time-zone'
import type { Clinic } from '../clinic/clinic.ts'
import { isTimeZone } from '../platform/calendar/zoned-time.ts'

/** The zone for visitors whose own zone is not in the United States. It is that of the largest city. */
const defaultAmericanZone = 'America/New_York'

/** France has the time zone of Paris. In the United States, the visitor's zone is used if it is a zone of the country. */
export function zoneOfCalls(country: Country, visitorZone: string): string {
  if (country === 'FR') return 'Europe/Paris'
  return isAmericanZone(visitorZone) ? visitorZone : defaultAmericanZone
}

export function zoneOfDesk({ deskCountry }: Clinic): string {
  return zoneOfCalls(deskCountry, '')
}

/** Returns whether a request may contain this name. Browsers that do not know their zone send `Etc/Unknown`. */
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

/** Includes the zones of the territories, which `getTimeZones` omits. */
const americanZones: ReadonlySet<string> = new Set(
  [...new Intl.Locale('und-US').getTimeZones(), ...usTimeZones].map(canonicalZone),
)

declare global {
  namespace Intl {
    interface Locale {
      /** Returns the zones of the region. Node has this method, but the library of the compiler does not know it yet. */
      getTimeZones: () => string[]
    }
  }
}
