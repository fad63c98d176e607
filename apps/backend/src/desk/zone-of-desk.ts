import { countryOfLocale } from '@clairmemoire/domain/country'
import { zoneOfCalls } from '../calls/zone-of-calls.ts'
import type { Clinic } from '../clinic/clinic.ts'

/** Whose clocks and calendar the desk keeps. */
export function zoneOfDesk({ deskLocale }: Clinic): string {
  return zoneOfCalls(countryOfLocale(deskLocale), '')
}
