import type { Contact, TrialRecommendation, TrialSignup } from '@clairmemoire/api-client/schema'
import { type Country, isCountry, isResidence, type Residence } from '@clairmemoire/domain/country'
import type { StudyCode } from '@clairmemoire/domain/trial-match'
import { emptyDraft, type FlowDraft } from '../form-flow/index.ts'

/** The states of the finder that a visitor can stand in; none has an address. */
export type Stage = 'introduction' | 'welcome-back' | 'screening' | 'result' | 'request' | 'news' | 'thank-you'

/** Everything the finder keeps of one visitor; it is only ever stored sealed. */
export interface FinderDraft {
  version: 2
  /** Names its submissions; each confirmed one ends it, and what is sent afterwards is a new request (R0-16). */
  id?: string | undefined
  stage: Stage
  screening: FlowDraft
  request: FlowDraft
  news: FlowDraft
  /** The version of the questionnaire that was answered last. */
  questionnaireVersion?: string | undefined
  /** The study the visitor came for, or chose to be called about. */
  trial?: StudyCode | undefined
  /** Counts for the answers it was received for: it goes when one of them changes. */
  result?: TrialRecommendation | undefined
  signup?: TrialSignup | undefined
  contact?: Contact | undefined
}

export const cleanDraft: FinderDraft = {
  version: 2,
  stage: 'introduction',
  screening: emptyDraft,
  request: emptyDraft,
  news: emptyDraft,
}

/** What was kept by this version of the finder, or the answers kept by the one before; whatever else is dropped. */
export function readFinderDraft(value: unknown): FinderDraft {
  if (!isRecord(value)) return cleanDraft
  const { screening, request, news, result } = value
  if (![screening, request, news].every(isFlow)) return cleanDraft
  // What can be opened was sealed by this site on this device: its frame tells whether the version is true.
  if (value['version'] === 2)
    return result === undefined || isResult(result) ? (value as unknown as FinderDraft) : cleanDraft
  return value['version'] === 1 && isFlow(screening) ? answersOfVersion1(screening) : cleanDraft
}

/** What was asked then and is asked still keeps its answer; who had sent a request then has its mail. */
function answersOfVersion1({ values }: FlowDraft): FinderDraft {
  const { consent: _, ...answers } = values
  if (Object.keys(answers).length === 0) return cleanDraft
  return { ...cleanDraft, stage: 'screening', screening: { ...emptyDraft, values: answers }, questionnaireVersion: '1' }
}

/** Without answers there is nothing to keep on the device, wherever the visitor stands. */
export function holdsAnything({ screening, request, news, result, signup, contact }: FinderDraft): boolean {
  const holdsAnswers = [screening, request, news].some(
    ({ values, entries }) => Object.keys(values).length > 0 || Object.keys(entries).length > 0,
  )
  return holdsAnswers || (result ?? signup ?? contact) !== undefined
}

/** Where the visitor, or the person they answer for, lives; in the country of the site until they say so. */
export function residenceIn({ screening }: FinderDraft, siteCountry: Country): Residence {
  const { country } = screening.values
  return isResidence(country) ? country : siteCountry
}

/** The country whose studies, telephone and clock hold: that of the site for someone who lives elsewhere. */
export function countryIn(draft: FinderDraft, siteCountry: Country): Country {
  const residence = residenceIn(draft, siteCountry)
  return isCountry(residence) ? residence : siteCountry
}

function isFlow(value: unknown): value is FlowDraft {
  return isRecord(value) && isRecord(value['values']) && isRecord(value['entries'])
}

function isResult(value: unknown): boolean {
  return isRecord(value) && typeof value['outcome'] === 'string' && Array.isArray(value['studies'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
