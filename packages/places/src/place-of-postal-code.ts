import type { Country } from '@clairmemoire/domain/country'
import type { Place } from '@clairmemoire/domain/distance'
import { areaOfPostalCode } from '@clairmemoire/domain/postal-code'
import french from './french-departments.json' with { type: 'json' }
import american from './us-zip-areas.json' with { type: 'json' }

const areas: Record<Country, ReadonlyMap<string, Place>> = {
  FR: new Map(Object.entries(french.places)),
  US: new Map(Object.entries(american.places)),
}

/**
 * The center of the French department or of the three-digit ZIP area; the rest of the postal code is not used. Undefined if
 * there is no such area.
 */
export function placeOfPostalCode(country: Country, code: string): Place | undefined {
  const area = areaOfPostalCode(country, code)
  return area === undefined ? undefined : areas[country].get(area)
}
