import type { Country } from '@clairmemoire/domain/country'
import type { StudyFacts } from '@clairmemoire/domain/study'
import type { EligibilityLine } from '../eligibility/eligibility-line.ts'
import type { RegistryRecord } from '../registry-record.ts'

/** The data of a register for the first draft of a study; undefined if the register has none. */
export interface RegisteredStudy {
  title: string | undefined
  officialTitle: string | undefined
  registryIds: readonly string[]
  sponsor: string | undefined
  /** The phase in the register's words. */
  phase: string | undefined
  /** Undefined for other kinds of studies, such as those of devices. */
  kind: StudyFacts['kind'] | undefined
  kindText: string | undefined
  /** An age in the register's words: "50 Years", "6 Months". */
  minAge: string | undefined
  maxAge: string | undefined
  sex: string | undefined
  healthyVolunteers: boolean | undefined
  status: RegistryRecord['status']
  statusText: string | undefined
  /** The date, or only the month, of the last change. */
  changedOn: string | undefined
  source: string
  /** Undefined if the register lists no sites. */
  sites: readonly RegisteredSite[] | undefined
  sitesElsewhere: number
  lines: readonly EligibilityLine[]
}

export interface RegisteredSite {
  city: string | undefined
  country: Country
  state: string | undefined
  postalCode: string | undefined
  /** Undefined if the register does not say which sites recruit. */
  recruiting: boolean | undefined
}
