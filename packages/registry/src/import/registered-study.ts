import type { Country } from '@clairmemoire/domain/country'
import type { StudyFacts } from '@clairmemoire/domain/study'
import type { EligibilityLine } from '../eligibility/eligibility-line.ts'
import type { RegistryRecord } from '../registry-record.ts'

/** All that a register says for the first draft of a study; undefined where it says nothing. */
export interface RegisteredStudy {
  title: string | undefined
  officialTitle: string | undefined
  registryIds: readonly string[]
  sponsor: string | undefined
  /** As the register words it. */
  phase: string | undefined
  /** Undefined for a study that is neither of ours, such as one of a device. */
  kind: StudyFacts['kind'] | undefined
  kindText: string | undefined
  /** As the register words them: "50 Years", "6 Months". */
  minAge: string | undefined
  maxAge: string | undefined
  sex: string | undefined
  healthyVolunteers: boolean | undefined
  status: RegistryRecord['status']
  statusText: string | undefined
  /** The day, or only the month, of the last change. */
  changedOn: string | undefined
  source: string
  /** Undefined where the register has no list of sites. */
  sites: readonly RegisteredSite[] | undefined
  sitesElsewhere: number
  lines: readonly EligibilityLine[]
}

export interface RegisteredSite {
  city: string | undefined
  country: Country
  state: string | undefined
  postalCode: string | undefined
  /** Undefined where the register says it of no site. */
  recruiting: boolean | undefined
}
