import type { CalendarDate } from '@clairmemoire/domain/calendar-date'
import type { Country } from '@clairmemoire/domain/country'
import type { StudyStatus } from '@clairmemoire/domain/study'

/** A study in a public register; missing values are absent. Ages are in years. */
export interface RegistryRecord {
  /** The study's number in the register. */
  id: string
  /** Undefined if the register's status has no equivalent here, such as suspended. */
  status: Exclude<StudyStatus, 'to_confirm' | 'paused'> | undefined
  /** The status in the register's words. */
  statusText: string
  minAge?: number
  maxAge?: number
  /** The date on which the register last changed the record. */
  changedOn?: CalendarDate
  /** The sites in the countries of this product; undefined if the register lists no sites at all. */
  sites?: readonly RegistrySite[]
}

export interface RegistrySite {
  city: string
  country: Country
  recruiting: boolean
}
