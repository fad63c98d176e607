import type { CalendarDate } from '../calendar-date/calendar-date.ts'
import type { Country } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { Criterion } from './criterion.ts'
import type { Procedures } from './procedures.ts'
import type { StudyCode, StudyListing } from './study-listing.ts'
import type { StudyStatus } from './study-status.ts'

/** `sample` marks an invented site: the page that shows it says so. */
export interface StudySite {
  id: string
  city: string
  country: Country
  place: Place
  recruiting: boolean
  sample: boolean
}

/** What people are compared with, wherever they live; what they read about it is a document of the editors. */
export interface StudyFacts extends StudyListing {
  status: StudyStatus
  /** The day that status and criteria were last compared with the sources. */
  lastChecked: CalendarDate
  kind: 'medicine' | 'observational'
  registryIds: readonly string[]
  procedures: Procedures
  criteria: readonly Criterion[]
}

/** A study with the places where it takes people in, which its operator knows. */
export interface Study extends StudyFacts {
  sites: readonly StudySite[]
}

/** The sites of studies, by their code. */
export type StudySites = Readonly<Record<StudyCode, readonly StudySite[]>>
