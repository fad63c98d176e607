import type { Country } from '@clairmemoire/domain/country'
import { partNumber } from '@clairmemoire/domain/list-part'
import type { StudyWish } from '@clairmemoire/domain/study-search'
import type { DiseaseStage, Study, StudyStatus } from '@clairmemoire/domain/study'
import { placeOfPostalCode } from '@clairmemoire/places'

/** What an address may say of the catalogue, by name. None of these names and values is a word about health. */
export const stageValues: ReadonlyMap<string, DiseaseStage> = new Map([
  ['1', 'no_symptoms'],
  ['2', 'mci'],
  ['3', 'mild_dementia'],
  ['4', 'moderate_dementia'],
  ['5', 'severe_dementia'],
])
export const kindValues: ReadonlyMap<string, Study['kind']> = new Map([
  ['m', 'medicine'],
  ['o', 'observational'],
])
export const statusValues: ReadonlyMap<string, StudyStatus> = new Map([
  ['r', 'recruiting'],
  ['c', 'to_confirm'],
  ['n', 'not_yet_recruiting'],
  ['x', 'closed'],
])

export interface CatalogueSearch {
  wish: StudyWish
  /** Counted from 1. */
  page: number
  /** Fields whose text means nothing here; they narrow nothing down. */
  unclear: readonly ('age' | 'near')[]
  /** Anything at all was chosen. */
  narrows: boolean
}

type Address = Readonly<Record<string, string>>

/** A value that does not exist chooses nothing; what somebody typed and is unclear is told. */
export function readCatalogueSearch({ page, ...address }: Address, country: Country): CatalogueSearch {
  const { who = '', type = '', now = '', age = '', near = '' } = address
  const years = /^\d{1,3}$/.test(age) ? Number(age) : undefined
  const isAge = years !== undefined && years >= 18 && years <= 120
  const place = near === '' ? undefined : placeOfBeginning(country, near)
  const wish: StudyWish = {
    country,
    stage: stageValues.get(who),
    kind: kindValues.get(type),
    status: statusValues.get(now),
    age: isAge ? years : undefined,
    place,
    noLumbarPuncture: address['lp'] === '1',
    noInfusion: address['iv'] === '1',
    atHome: address['home'] === '1',
  }
  const { country: _, ...chosen } = wish
  return {
    wish,
    page: partNumber(page),
    unclear: [
      ...(age !== '' && !isAge ? (['age'] as const) : []),
      ...(near !== '' && !place ? (['near'] as const) : []),
    ],
    narrows: Object.values(chosen).some(Boolean),
  }
}

/** Of the first three digits of a postal code, or of a French department: “750”, “75”, “2A”, “100”. */
function placeOfBeginning(country: Country, near: string) {
  return placeOfPostalCode(country, country === 'FR' && /^\d{3}$/.test(near) ? near.padEnd(5, '0') : near)
}
