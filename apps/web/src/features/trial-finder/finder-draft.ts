import type { Contact, TrialRecommendation, TrialSignup } from '@clairmemoire/api-client/schema'
import { type Country, isCountry, isResidence, type Residence } from '@clairmemoire/domain/country'
import type { StudyCode } from '@clairmemoire/domain/study'
import { type DraftKind, emptyDraft, type FlowDraft, isFlowDraft, isRecord, type Visit } from '../../form-flow/index.ts'
import { finderPart } from '../../own-results/index.ts'

/** The states of the finder that a visitor can stand in; none has an address. */
export type FinderStage = 'introduction' | 'welcome-back' | 'screening' | 'result' | 'request' | 'news' | 'thank-you'

/** Everything the finder keeps of one visitor. */
export interface FinderDraft {
  version: 3
  id?: string | undefined
  stage: FinderStage
  flows: Readonly<Record<'screening' | 'request' | 'news', FlowDraft>>
  /** The version of the questionnaire that was answered last. */
  questionnaireVersion?: string | undefined
  /** The study the visitor came for, or chose to be called about. */
  trial?: StudyCode | undefined
  /** Counts for the answers it was received for: it goes when one of them changes. */
  result?: TrialRecommendation | undefined
  signup?: TrialSignup | undefined
  contact?: Contact | undefined
}

export type FinderVisit = Visit<FinderDraft>

export const cleanDraft: FinderDraft = {
  version: 3,
  stage: 'introduction',
  flows: { screening: emptyDraft, request: emptyDraft, news: emptyDraft },
}

export const finderDraft: DraftKind<FinderDraft> = {
  part: finderPart,
  empty: cleanDraft,
  read: readFinderDraft,
  holdsMore: ({ result, signup, contact }) => (result ?? signup ?? contact) !== undefined,
}

/** What was kept by this version of the finder or the one before; whatever else is dropped. A flow that came later is empty. */
export function readFinderDraft(value: unknown): FinderDraft {
  if (!isRecord(value)) return cleanDraft
  const known = value['version'] === 2 ? fromVersion2(value) : value
  if (!isRecord(known['flows'])) return cleanDraft
  const draft = { ...known, flows: { ...cleanDraft.flows, ...known['flows'] } }
  // What can be opened was sealed by this site on this device: its frame tells whether the version is true.
  return isFinderDraft(draft) ? draft : cleanDraft
}

function isFinderDraft(value: Record<string, unknown>): value is Record<string, unknown> & FinderDraft {
  const { version, flows, result } = value
  return (
    version === cleanDraft.version && isRecord(flows) && Object.values(flows).every(isFlowDraft) && isResult(result)
  )
}

/** It kept its flows beside the rest. */
function fromVersion2({ screening, request, news, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return { ...rest, version: cleanDraft.version, flows: { screening, request, news } }
}

/** Where the visitor, or the person they answer for, lives; in the country of the site until they say so. */
export function residenceIn({ flows }: FinderDraft, siteCountry: Country): Residence {
  const { country } = flows.screening.values
  return isResidence(country) ? country : siteCountry
}

/** The country whose studies, telephone and clock hold: that of the site for someone who lives elsewhere. */
export function countryIn(draft: FinderDraft, siteCountry: Country): Country {
  const residence = residenceIn(draft, siteCountry)
  return isCountry(residence) ? residence : siteCountry
}

function isResult(value: unknown): boolean {
  return (
    value === undefined || (isRecord(value) && typeof value['outcome'] === 'string' && Array.isArray(value['studies']))
  )
}
