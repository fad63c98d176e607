import type { Country } from '@clairmemoire/domain/country'
import { partNumber } from '@clairmemoire/domain/list-part'
import type { DiseaseStage, Study, StudyStatus } from '@clairmemoire/domain/study'
import type { StudyWish } from '@clairmemoire/domain/study-search'
import { placeOfPostalCode } from '@clairmemoire/places'
import type { SearchField } from '@clairmemoire/ui/search-form'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type catalogueFilters } from '../../../routing/list-filters.ts'
import { unreadable } from '../../../routing/list-search.ts'
import { glanceTerms, statusLabels } from '../../../study-entries/index.ts'

const stages = {
  no_symptoms: msg({ id: 'studies.search.no-symptoms', message: 'Sans trouble de la mémoire' }),
  mci: msg({ id: 'studies.search.mci', message: 'Trouble cognitif léger' }),
  mild_dementia: msg({ id: 'studies.search.mild', message: 'Maladie d’Alzheimer, stade léger' }),
  moderate_dementia: msg({ id: 'studies.search.moderate', message: 'Maladie d’Alzheimer, stade modéré' }),
  severe_dementia: msg({ id: 'studies.search.severe', message: 'Maladie d’Alzheimer, stade avancé' }),
}
const kinds = {
  medicine: msg({ id: 'studies.search.medicine', message: 'Avec un médicament à l’étude' }),
  observational: msg({ id: 'studies.search.observational', message: 'Sans médicament' }),
}
const anyone = msg({ id: 'studies.search.anyone', message: 'Tout le monde' })
const any = msg({ id: 'studies.search.any', message: 'Toutes' })

const unclear = {
  age: msg({ id: 'studies.search.age-unclear', message: 'Écrivez un âge entre 18 et 120 ans, par exemple 72.' }),
  near: msg({
    id: 'studies.search.near-unclear',
    message: 'Nous ne connaissons pas ce code. Vérifiez les trois premiers chiffres, par exemple 690 pour Lyon.',
  }),
}

const typedIn = (value = '') => (value === unreadable ? '' : value)

/** The fields of the search with their labels, options and the values in the address. */
export function searchFields(
  address: Readonly<Record<string, string>>,
  read: CatalogueSearch,
  i18n: I18n,
): SearchField[] {
  const field = (name: string, label: MessageDescriptor) => ({
    name,
    label: i18n._(label),
    value: typedIn(address[name]),
  })
  const problem = (name: keyof typeof unclear) => (read.unclear.includes(name) ? { error: i18n._(unclear[name]) } : {})
  const options = <Value extends string>(
    values: ReadonlyMap<string, Value>,
    labels: Record<Value, MessageDescriptor>,
    all: MessageDescriptor,
  ) => ({
    options: [
      { value: '', label: i18n._(all) },
      ...[...values].map(([value, meaning]) => ({ value, label: i18n._(labels[meaning]) })),
    ],
  })
  return [
    {
      ...field('who', msg({ id: 'studies.search.who', message: 'À qui l’étude s’adresse' })),
      ...options(stageValues, stages, anyone),
    },
    { ...field('type', glanceTerms.kind), ...options(kindValues, kinds, any) },
    {
      ...field('now', msg({ id: 'studies.search.status', message: 'Recrutement' })),
      ...options(statusValues, statusLabels, any),
    },
    {
      ...field('age', msg({ id: 'studies.search.age', message: 'Âge de la personne' })),
      ...problem('age'),
      maxLength: 3,
    },
    {
      ...field('near', msg({ id: 'studies.search.near', message: 'Début du code postal' })),
      ...problem('near'),
      hint: i18n._(msg({ id: 'studies.search.near-hint', message: 'Trois chiffres suffisent, par exemple 690.' })),
      maxLength: 3,
    },
    field('lp', msg({ id: 'studies.search.no-lumbar-puncture', message: 'Sans ponction lombaire' })),
    field('iv', msg({ id: 'studies.search.no-infusion', message: 'Sans perfusion' })),
    field('home', msg({ id: 'studies.search.at-home', message: 'Une partie à la maison' })),
  ]
}

type Meanings<Name extends 'who' | 'type' | 'now', Meaning> = Record<(typeof catalogueFilters)[Name][number], Meaning>

/** The meaning of each filter value. */
const stageOfValue: Meanings<'who', DiseaseStage> = {
  1: 'no_symptoms',
  2: 'mci',
  3: 'mild_dementia',
  4: 'moderate_dementia',
  5: 'severe_dementia',
}
const kindOfValue: Meanings<'type', Study['kind']> = { m: 'medicine', o: 'observational' }
const statusOfValue: Meanings<'now', StudyStatus> = {
  r: 'recruiting',
  c: 'to_confirm',
  p: 'paused',
  n: 'not_yet_recruiting',
  x: 'closed',
}
const stageValues = new Map(Object.entries(stageOfValue))
const kindValues = new Map(Object.entries(kindOfValue))
const statusValues = new Map(Object.entries(statusOfValue))

interface CatalogueSearch {
  wish: StudyWish
  /** The number of the page, counted from 1. */
  page: number
  /** The fields whose text is unreadable; they filter nothing. */
  unclear: readonly ('age' | 'near')[]
  /** Whether any filter is set. */
  narrows: boolean
}

type Address = Readonly<Record<string, string>>

/** Reads the search in an address. Unknown values of choices are ignored; unreadable text in typed fields is reported. */
export function readCatalogueSearch({ page, ...address }: Address, country: Country): CatalogueSearch {
  const { who = '', type = '', now = '', age = '', near = '' } = address
  const years = /^\d{1,3}$/.test(age) ? Number(age) : undefined
  const isAge = years !== undefined && years >= 18 && years <= 120
  const place = near === '' ? undefined : placeOfPrefix(country, near)
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

/** The place of the first three digits of a postal code, or of a French department, such as “750”, “75”, “2A” or “100”. */
function placeOfPrefix(country: Country, near: string) {
  return placeOfPostalCode(country, country === 'FR' && /^\d{3}$/.test(near) ? near.padEnd(5, '0') : near)
}
