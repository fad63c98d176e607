import type { CalendarDate } from '../calendar-date/calendar-date.ts'
import type { Country } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { Criterion } from './criterion.ts'
import type { StudyListing } from './study-listing.ts'

export type { StudyCode, StudyListing } from './study-listing.ts'
export {
  type CheckedByTeamTopic,
  type Condition,
  type Criterion,
  isAnswerable,
  type DiseaseStage,
  type Treatment,
} from './criterion.ts'

/** "to_confirm": the sources do not prove that the study takes people in today. */
export type StudyStatus = 'recruiting' | 'to_confirm' | 'closed'

/** `sample` marks an invented site: the page that shows it says so. */
export interface StudySite {
  id: string
  city: string
  country: Country
  place: Place
  recruiting: boolean
  sample: boolean
}

/** Where facts come from: a public https address, and what a person finds there, in the language of the study’s page. */
export interface StudySource {
  href: string
  title: string
}

/** A fact the sources do not give is left out, never guessed. */
export interface Study extends StudyListing {
  /** Its card in the list and for search engines, in the language of its page. */
  summary: string
  status: StudyStatus
  /** The day the facts were last compared with the sources. */
  lastChecked: CalendarDate
  sources: readonly StudySource[]
  sponsor: string
  phase?: '1b' | '2' | '3'
  kind: 'medicine' | 'observational'
  registryIds: readonly string[]
  /** About how long one person takes part, rounded up to whole months. */
  durationMonths?: number
  /** People planned or expected in the whole study. */
  participants?: number
  /** ISO 3166-1 alpha-2; only countries a source names, so it may be incomplete or empty. */
  countries: readonly string[]
  criteria: readonly Criterion[]
  sites: readonly StudySite[]
}
