import type { Country } from '@clairmemoire/domain/country'
import * as v from 'valibot'
import type { RegistryRecord, RegistrySite } from './registry-record.ts'

/** The address of a study in version 2 of the ClinicalTrials.gov API. */
export function clinicalTrialsGovUrl(id: string): string {
  return `https://clinicaltrials.gov/api/v2/studies/${encodeURIComponent(id)}`
}

const location = v.object({
  city: v.optional(v.string(), ''),
  country: v.optional(v.string(), ''),
  status: v.optional(v.string()),
})
const answer = v.object({
  protocolSection: v.object({
    identificationModule: v.object({ nctId: v.string() }),
    statusModule: v.object({
      overallStatus: v.string(),
      lastUpdatePostDateStruct: v.optional(v.object({ date: v.string() })),
    }),
    eligibilityModule: v.optional(v.object({ minimumAge: v.optional(v.string()), maximumAge: v.optional(v.string()) })),
    contactsLocationsModule: v.optional(v.object({ locations: v.optional(v.array(location)) })),
  }),
})

export const statuses: Readonly<Record<string, RegistryRecord['status']>> = {
  RECRUITING: 'recruiting',
  ENROLLING_BY_INVITATION: 'closed',
  NOT_YET_RECRUITING: 'not_yet_recruiting',
  ACTIVE_NOT_RECRUITING: 'closed',
  COMPLETED: 'closed',
  TERMINATED: 'closed',
  WITHDRAWN: 'closed',
}

/** Throws a ValiError if `body` is not a study of that API. */
export function readClinicalTrialsGov(body: unknown): RegistryRecord {
  const { identificationModule, statusModule, eligibilityModule, contactsLocationsModule } = v.parse(
    answer,
    body,
  ).protocolSection
  const { overallStatus: statusText, lastUpdatePostDateStruct: changed } = statusModule
  const [minAge, maxAge] = [yearsIn(eligibilityModule?.minimumAge), yearsIn(eligibilityModule?.maximumAge)]
  const sites = contactsLocationsModule?.locations?.flatMap(siteOf)
  return {
    id: identificationModule.nctId,
    status: statuses[statusText],
    statusText,
    ...(minAge !== undefined && { minAge }),
    ...(maxAge !== undefined && { maxAge }),
    ...(changed && /^\d{4}-\d{2}-\d{2}$/.test(changed.date) && { changedOn: changed.date }),
    ...(sites && { sites }),
  }
}

/** The number in a text such as “55 Years”; undefined for other units. */
export function yearsIn(text: string | undefined): number | undefined {
  const years = /^(\d+) Years?$/.exec(text ?? '')?.[1]
  return years === undefined ? undefined : Number(years)
}

export const countries: Readonly<Record<string, Country>> = { France: 'FR', 'United States': 'US' }

function siteOf({ city, country, status }: v.InferOutput<typeof location>): RegistrySite[] {
  const known = countries[country]
  return known ? [{ city, country: known, recruiting: status === 'RECRUITING' }] : []
}
