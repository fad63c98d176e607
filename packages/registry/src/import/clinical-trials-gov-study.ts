import * as v from 'valibot'
import { clinicalTrialsGovUrl, countries, statuses } from '../clinical-trials-gov.ts'
import { eligibilityLines } from '../eligibility/eligibility-lines.ts'
import type { RegisteredSite, RegisteredStudy } from './registered-study.ts'

const modules = [
  'identificationModule',
  'statusModule',
  'sponsorCollaboratorsModule',
  'designModule',
  'armsInterventionsModule',
  'eligibilityModule',
  'contactsLocationsModule',
]

/** The address of the parts of a record that a draft needs; some records also contain a megabyte of results. */
export function clinicalTrialsGovDraftUrl(id: string): string {
  const fields = modules.map((name) => `protocolSection.${name}`).join('|')
  return `${clinicalTrialsGovUrl(id)}?fields=${encodeURIComponent(fields)}`
}

/** Missing and malformed fields become `missing`; one malformed field does not affect the others. */
const text = v.fallback(v.optional(v.pipe(v.string(), v.trim())), undefined)
const flag = v.fallback(v.optional(v.boolean()), undefined)
const listOf = <Item extends v.GenericSchema>(item: Item) => v.fallback(v.optional(v.array(item), []), [])
const module = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.fallback(v.optional(v.object(entries)), undefined)

const location = v.object({ city: text, country: text, state: text, zip: text, status: text })
const answer = v.object({
  protocolSection: v.object({
    identificationModule: v.object({
      nctId: v.string(),
      briefTitle: text,
      officialTitle: text,
      secondaryIdInfos: listOf(v.object({ id: text, type: text })),
    }),
    statusModule: module({ overallStatus: text, lastUpdatePostDateStruct: module({ date: text }) }),
    sponsorCollaboratorsModule: module({ leadSponsor: module({ name: text }) }),
    designModule: module({ studyType: text, phases: listOf(v.string()) }),
    armsInterventionsModule: module({ interventions: listOf(v.object({ type: text })) }),
    eligibilityModule: module({
      eligibilityCriteria: text,
      minimumAge: text,
      maximumAge: text,
      sex: text,
      healthyVolunteers: flag,
    }),
    contactsLocationsModule: module({ locations: v.fallback(v.optional(v.array(location)), undefined) }),
  }),
})

/** Throws a ValiError if `body` is not a study of that register. */
export function readClinicalTrialsGovStudy(body: unknown): RegisteredStudy {
  const record = v.parse(answer, body).protocolSection
  const { nctId, briefTitle, officialTitle, secondaryIdInfos } = record.identificationModule
  const { statusModule, eligibilityModule: eligibility } = record
  const locations = record.contactsLocationsModule?.locations
  const sites = locations?.flatMap(siteOf)
  const others = secondaryIdInfos.filter(({ type = '' }) => registers.has(type)).flatMap(({ id }) => nonEmpty(id) ?? [])
  return {
    title: nonEmpty(briefTitle),
    officialTitle: nonEmpty(officialTitle),
    registryIds: [...new Set([nctId, ...others])],
    sponsor: nonEmpty(record.sponsorCollaboratorsModule?.leadSponsor?.name),
    phase: nonEmpty(record.designModule?.phases.join(', ')),
    ...kindOf(record.designModule?.studyType, record.armsInterventionsModule?.interventions ?? []),
    minAge: nonEmpty(eligibility?.minimumAge),
    maxAge: nonEmpty(eligibility?.maximumAge),
    sex: nonEmpty(eligibility?.sex),
    healthyVolunteers: eligibility?.healthyVolunteers,
    status: statuses[statusModule?.overallStatus ?? ''],
    statusText: nonEmpty(statusModule?.overallStatus),
    changedOn: nonEmpty(statusModule?.lastUpdatePostDateStruct?.date),
    source: `https://clinicaltrials.gov/study/${nctId}`,
    sites,
    sitesElsewhere: (locations?.length ?? 0) - (sites?.length ?? 0),
    lines: eligibilityLines(eligibility?.eligibilityCriteria ?? ''),
  }
}

/** The types of ids that are register numbers; others belong to grants and sponsors. */
const registers = new Set(['REGISTRY', 'EUDRACT_NUMBER', 'CTIS'])

function nonEmpty(value: string | undefined): string | undefined {
  return value === '' ? undefined : value
}

const medicines = new Set(['DRUG', 'BIOLOGICAL', 'COMBINATION_PRODUCT', 'GENETIC'])

function kindOf(
  studyType: string | undefined,
  interventions: readonly { type?: string | undefined }[],
): Pick<RegisteredStudy, 'kind' | 'kindText'> {
  const types = [...new Set(interventions.flatMap(({ type }) => type ?? []))]
  const kindText = nonEmpty([studyType ?? '', types.join(', ')].filter((part) => part !== '').join(': '))
  if (studyType === 'OBSERVATIONAL') return { kind: 'observational', kindText }
  return { kind: types.some((type) => medicines.has(type)) ? 'medicine' : undefined, kindText }
}

function siteOf({ city, country = '', state, zip, status }: v.InferOutput<typeof location>): RegisteredSite[] {
  const known = countries[country]
  if (!known) return []
  const recruiting = status === undefined ? undefined : status === 'RECRUITING'
  return [{ city: nonEmpty(city), country: known, state: nonEmpty(state), postalCode: nonEmpty(zip), recruiting }]
}
