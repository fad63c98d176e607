import type { CalendarDate } from '@clairmemoire/domain/calendar-date'
import type { Country } from '@clairmemoire/domain/country'
import type { StudyStatus } from '@clairmemoire/domain/study'

/** What a public register says of a study; what it does not say is absent. Ages are in years. */
export interface RegistryRecord {
  /** Its number there. */
  id: string
  /** Undefined for a status that stands for none of ours, such as a suspended study. */
  status: Exclude<StudyStatus, 'to_confirm' | 'paused'> | undefined
  /** As the register words it. */
  statusText: string
  minAge?: number
  maxAge?: number
  /** The day it last changed there. */
  changedOn?: CalendarDate
  /** In the countries of this product; undefined where the register lists none at all. */
  sites?: readonly RegistrySite[]
}

export interface RegistrySite {
  city: string
  country: Country
  recruiting: boolean
}
