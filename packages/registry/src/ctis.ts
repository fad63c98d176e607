import type { Country } from '@clairmemoire/domain/country'
import * as v from 'valibot'
import type { RegistryRecord } from './registry-record.ts'

/** The address of a study in the API that the public pages of the European register use. */
export function ctisUrl(id: string): string {
  return `https://euclinicaltrials.eu/ctis-public-api/retrieve/${encodeURIComponent(id)}`
}

const text = v.optional(v.nullable(v.string()))
const answer = v.object({
  ctNumber: v.string(),
  ctStatus: v.string(),
  authorizedApplication: v.object({
    authorizedPartsII: v.array(
      v.object({
        mscInfo: v.object({ mscName: v.string(), hasRecruitmentStarted: v.optional(v.nullable(v.boolean())) }),
        trialSites: v.optional(
          v.array(v.object({ organisationAddressInfo: v.object({ address: v.optional(v.object({ city: text })) }) })),
          [],
        ),
      }),
    ),
  }),
  events: v.optional(
    v.object({
      trialEvents: v.optional(
        v.array(
          v.object({
            mscName: v.optional(v.nullable(v.string())),
            events: v.optional(v.array(v.object({ notificationType: v.string() })), []),
          }),
        ),
        [],
      ),
    }),
  ),
})

type Answer = v.InferOutput<typeof answer>

/**
 * A member state recruits if it has started and no event has ended recruitment. A study that the register lists as ended is closed.
 * Throws a ValiError if `body` is not a study of that register.
 */
export function readCtis(body: unknown): RegistryRecord {
  const record = v.parse(answer, body)
  const { ctNumber: id, ctStatus: statusText } = record
  const states = record.authorizedApplication.authorizedPartsII
  const sites = states.flatMap(({ mscInfo, trialSites }) => {
    const country = countries[mscInfo.mscName]
    if (!country) return []
    const recruiting = recruitsIn(record, mscInfo.mscName)
    return trialSites.map(({ organisationAddressInfo: { address } }) => ({
      city: address?.city ?? '',
      country,
      recruiting,
    }))
  })
  return { id, statusText, status: statusOf(record), sites }
}

const countries: Readonly<Record<string, Country>> = { France: 'FR' }

function statusOf(record: Answer): RegistryRecord['status'] {
  if (/^(?:Ended|Expired|Revoked|Cancelled)/i.test(record.ctStatus)) return 'closed'
  if (!/^Authori[sz]ed|^Ongoing/i.test(record.ctStatus)) return undefined
  const states = record.authorizedApplication.authorizedPartsII.map(({ mscInfo }) => mscInfo)
  if (states.some(({ mscName }) => recruitsIn(record, mscName))) return 'recruiting'
  return states.some(({ hasRecruitmentStarted }) => hasRecruitmentStarted) ? 'closed' : 'not_yet_recruiting'
}

const ending = new Set(['END_OF_RECRUITMENT', 'END_OF_TRIAL'])

function recruitsIn({ authorizedApplication, events }: Answer, state: string): boolean {
  const hasStarted = authorizedApplication.authorizedPartsII.some(
    ({ mscInfo }) => mscInfo.mscName === state && mscInfo.hasRecruitmentStarted === true,
  )
  const endings = events?.trialEvents.filter(({ mscName }) => mscName === state).flatMap((event) => event.events) ?? []
  return hasStarted && !endings.some(({ notificationType }) => ending.has(notificationType))
}
