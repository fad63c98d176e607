import * as v from 'valibot'
import { readCtis } from '../ctis.ts'
import type { EligibilityLine, Side } from '../eligibility/eligibility-line.ts'
import { eligibilityLines } from '../eligibility/eligibility-lines.ts'
import type { RegisteredSite, RegisteredStudy } from './registered-study.ts'

const text = v.fallback(v.nullish(v.pipe(v.string(), v.trim())), undefined)
const flag = v.fallback(v.nullish(v.boolean()), undefined)
const listOf = <Item extends v.GenericSchema>(item: Item) => v.fallback(v.optional(v.array(item), []), [])
const part = <Entries extends v.ObjectEntries>(entries: Entries) => v.fallback(v.nullish(v.object(entries)), undefined)
const number = v.fallback(v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), undefined)

const eligibility = part({
  principalInclusionCriteria: listOf(v.object({ number, principalInclusionCriteria: text })),
  principalExclusionCriteria: listOf(v.object({ number, principalExclusionCriteria: text })),
})
const answer = v.object({
  ctNumber: v.string(),
  publishDate: text,
  authorizedApplication: v.object({
    authorizedPartI: part({
      sponsors: listOf(
        v.object({ primary: flag, publicContacts: listOf(v.object({ organisation: part({ name: text }) })) }),
      ),
      trialDetails: part({
        clinicalTrialIdentifiers: part({
          publicTitle: text,
          fullTitle: text,
          shortTitle: text,
          secondaryIdentifyingNumbers: part({ nctNumber: part({ number: text }) }),
        }),
        trialInformation: part({
          trialCategory: part({ trialPhase: number }),
          populationOfTrialSubjects: part({
            isFemaleSubjects: flag,
            isMaleSubjects: flag,
            clinicalTrialGroups: listOf(v.object({ name: text })),
          }),
          eligibilityCriteria: eligibility,
        }),
      }),
    }),
    authorizedPartsII: listOf(
      v.object({
        mscInfo: part({ mscName: text }),
        trialSites: listOf(
          v.object({ organisationAddressInfo: part({ address: part({ city: text, postcode: text }) }) }),
        ),
      }),
    ),
  }),
})

type Answer = v.InferOutput<typeof answer>

/** A record of the European register, which has neither ages in years nor recruitment per site. Throws a ValiError like `readCtis`. */
export function readCtisStudy(body: unknown): RegisteredStudy {
  const record = v.parse(answer, body)
  const { status, statusText } = readCtis(body)
  const details = record.authorizedApplication.authorizedPartI?.trialDetails
  const identifiers = details?.clinicalTrialIdentifiers
  const population = details?.trialInformation?.populationOfTrialSubjects
  const nct = nonEmpty(identifiers?.secondaryIdentifyingNumbers?.nctNumber?.number)
  const phase = nonEmpty(details?.trialInformation?.trialCategory?.trialPhase)
  return {
    title: nonEmpty(identifiers?.publicTitle) ?? nonEmpty(identifiers?.shortTitle),
    officialTitle: nonEmpty(identifiers?.fullTitle),
    registryIds: [record.ctNumber, ...(nct === undefined ? [] : [nct])],
    sponsor: sponsorOf(record),
    phase: phase === undefined ? undefined : `code ${phase} of the register`,
    // The register contains trials of medicines only.
    kind: 'medicine',
    kindText: 'clinical trial of a medicine',
    minAge: undefined,
    maxAge: undefined,
    sex: sexOf(population?.isFemaleSubjects, population?.isMaleSubjects),
    healthyVolunteers: acceptsHealthy(population?.clinicalTrialGroups.map(({ name }) => name ?? '') ?? []),
    status,
    statusText,
    changedOn: nonEmpty(record.publishDate),
    source: `https://euclinicaltrials.eu/search-for-clinical-trials/?lang=en&EUCT=${record.ctNumber}`,
    ...sitesOf(record, body),
    lines: linesOf(details?.trialInformation?.eligibilityCriteria),
  }
}

function nonEmpty(value: string | null | undefined): string | undefined {
  return value === null || value === '' ? undefined : value
}

function sponsorOf({ authorizedApplication }: Answer): string | undefined {
  const sponsors = authorizedApplication.authorizedPartI?.sponsors ?? []
  const first = sponsors.find(({ primary }) => primary === true) ?? sponsors[0]
  return nonEmpty(first?.publicContacts[0]?.organisation?.name)
}

function sexOf(isForWomen: boolean | null | undefined, isForMen: boolean | null | undefined): string | undefined {
  if (isForWomen === true) return isForMen === true ? 'ALL' : 'FEMALE'
  return isForMen === true ? 'MALE' : undefined
}

function acceptsHealthy(groups: readonly string[]): boolean | undefined {
  return groups.length === 0 ? undefined : groups.some((name) => /healthy/i.test(name))
}

function sitesOf(record: Answer, body: unknown): Pick<RegisteredStudy, 'sites' | 'sitesElsewhere'> {
  const parts = record.authorizedApplication.authorizedPartsII
  const recruiting = readCtis(body).sites?.some((site) => site.recruiting)
  const all = parts.flatMap(({ mscInfo, trialSites }) =>
    trialSites.map((site) => ({
      isOurs: mscInfo?.mscName === 'France',
      address: site.organisationAddressInfo?.address,
    })),
  )
  const sites = all
    .filter(({ isOurs }) => isOurs)
    .map(
      ({ address }): RegisteredSite => ({
        city: nonEmpty(address?.city),
        country: 'FR',
        state: undefined,
        postalCode: nonEmpty(address?.postcode),
        recruiting,
      }),
    )
  return { sites, sitesElsewhere: all.length - sites.length }
}

/** This register sends inclusions and exclusions separately and numbers the lines itself. */
function linesOf(criteria: v.InferOutput<typeof eligibility>): EligibilityLine[] {
  const inclusions = criteria?.principalInclusionCriteria ?? []
  const exclusions = criteria?.principalExclusionCriteria ?? []
  return [
    ...inclusions.flatMap((one) => linesOfSide('inclusion', one.number, one.principalInclusionCriteria)),
    ...exclusions.flatMap((one) => linesOfSide('exclusion', one.number, one.principalExclusionCriteria)),
  ]
}

function linesOfSide(
  side: Side,
  number: string | null | undefined,
  criterion: string | null | undefined,
): EligibilityLine[] {
  return eligibilityLines(criterion ?? '').map((line, index) => ({
    ...line,
    side: line.side ?? side,
    marker: index === 0 && line.marker === '' && nonEmpty(number) !== undefined ? `${number}.` : line.marker,
  }))
}
