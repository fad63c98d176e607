import type { Country } from '@clairmemoire/domain/country'
import { areaOfPostalCode } from '@clairmemoire/domain/postal-code'
import { readAdeliNumber, readRppsNumber } from '@clairmemoire/domain/professional-number'
import { isPersonName, isTownName } from '@clairmemoire/domain/typed-name'

/** The formats of a short text. Telephone numbers are parsed elsewhere, with the numbering plans. */
export type TextFormat = 'name' | 'town' | 'rpps' | 'adeli' | 'area' | 'phone'

/** Parsers by format. They return the text to store, for a postal code only its area; undefined if the text does not match. */
export const readers: Readonly<
  Record<Exclude<TextFormat, 'phone'>, (typed: string, country: Country) => string | undefined>
> = {
  name: (typed) => (isPersonName(typed) ? typed : undefined),
  town: (typed) => (isTownName(typed) ? typed : undefined),
  rpps: readRppsNumber,
  adeli: readAdeliNumber,
  area: (typed, country) => areaOfPostalCode(country, typed),
}
