import type { Place } from '@clairmemoire/domain/distance'
import type { Country } from '@clairmemoire/domain/study'
import { departmentOfPostcode } from './french-department.ts'
import french from './french-departments.json' with { type: 'json' }
import { areaOfZipCode } from './us-zip-area.ts'
import american from './us-zip-areas.json' with { type: 'json' }

const departments: ReadonlyMap<string, Place> = new Map(Object.entries(french.places))
const zipAreas: ReadonlyMap<string, Place> = new Map(Object.entries(american.places))

/**
 * The middle of the French department or of the three-digit ZIP area: nothing finer of a postal code is used.
 * Undefined when the code names no such area.
 */
export function placeOfPostalCode(country: Country, code: string): Place | undefined {
  return country === 'FR' ? departments.get(departmentOfPostcode(code)) : zipAreas.get(areaOfZipCode(code) ?? '')
}
