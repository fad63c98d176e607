import type { Country } from '@clairmemoire/domain/country'
import { areaOfPostalCode } from '@clairmemoire/domain/postal-code'
import { readAdeliNumber, readRppsNumber } from '@clairmemoire/domain/professional-number'
import { isPersonName, isTownName } from '@clairmemoire/domain/typed-name'

/** What a short text may have to be. Telephone numbers are read by whoever knows the numbering plans. */
export type TextFormat = 'name' | 'town' | 'rpps' | 'adeli' | 'area' | 'phone'

/** By format, the text as it is stored, of a postal code its area alone; undefined where it is not of the format. */
export const readers: Readonly<
  Record<Exclude<TextFormat, 'phone'>, (typed: string, country: Country) => string | undefined>
> = {
  name: (typed) => (isPersonName(typed) ? typed : undefined),
  town: (typed) => (isTownName(typed) ? typed : undefined),
  rpps: readRppsNumber,
  adeli: readAdeliNumber,
  area: (typed, country) => areaOfPostalCode(country, typed),
}
