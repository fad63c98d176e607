import { readAdeliNumber, readRppsNumber } from '@clairmemoire/domain/professional-number'
import { isPersonName, isTownName } from '@clairmemoire/domain/typed-name'

/** What a short text may have to be. Telephone numbers depend on a country and are read by whoever knows it. */
export type TextFormat = 'name' | 'town' | 'rpps' | 'adeli' | 'phone'

/** By format, the text as it is stored; undefined where it is not of the format. */
export const readers: Readonly<Record<Exclude<TextFormat, 'phone'>, (typed: string) => string | undefined>> = {
  name: (typed) => (isPersonName(typed) ? typed : undefined),
  town: (typed) => (isTownName(typed) ? typed : undefined),
  rpps: readRppsNumber,
  adeli: readAdeliNumber,
}
