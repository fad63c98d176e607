import type { Contact, TrialRecommendation, TrialSignup } from '@clairmemoire/api-client/schema'
import { type Country, isCountry, isResidence, type Residence } from '@clairmemoire/domain/country'
import type { StudyCode } from '@clairmemoire/domain/study'
import { type DraftKind, emptyDraft, type FlowContext, type FlowDraft, readDraft } from '../../form-flow/index.ts'
import { finderPart } from '../../own-results/index.ts'

/** The stages of the finder; no stage has an address of its own. */
export type FinderStage = 'introduction' | 'welcome-back' | 'screening' | 'result' | 'request' | 'news' | 'thank-you'

/** The stored draft of one visitor. */
export interface FinderDraft {
  version: 4
  id?: string | undefined
  stage: FinderStage
  flows: Readonly<Record<'screening' | 'request' | 'news', FlowDraft>>
  /** The version of the questionnaire at the last answer. */
  questionnaireVersion?: string | undefined
  /** The study whose link the visitor followed, or that they chose for a call. */
  trial?: StudyCode | undefined
  /** The displayed name of `trial`. */
  trialName?: string | undefined
  /** Other studies to discuss in the same call. */
  further?: readonly FurtherStudy[] | undefined
  /** The result is valid only for the answers that produced it, so a changed answer removes it. */
  result?: TrialRecommendation | undefined
  signup?: TrialSignup | undefined
  contact?: Contact | undefined
  /** The country from the answers. It remains when the answers are erased after sending. */
  residence?: Residence | undefined
}

export interface FurtherStudy {
  code: StudyCode
  name: string
}

export type FinderContext = FlowContext<FinderDraft>

export const cleanDraft: FinderDraft = {
  version: 4,
  stage: 'introduction',
  flows: { screening: emptyDraft, request: emptyDraft, news: emptyDraft },
}

export const finderDraft: DraftKind<FinderDraft> = {
  part: finderPart,
  empty: cleanDraft,
  read: readFinderDraft,
  holdsMore: ({ result, signup, contact }) => (result ?? signup ?? contact) !== undefined,
}

export function readFinderDraft(value: unknown): FinderDraft {
  return readDraft(cleanDraft, value, {
    upgrade: (stored) => fromVersion3(fromVersion2(stored)),
    isSound: ({ result }) => isResult(result),
  })
}

/** Version 2 stored each flow at the top level. */
function fromVersion2(value: Record<string, unknown>): Record<string, unknown> {
  const { screening, request, news, ...rest } = value
  return rest['version'] === 2 ? { ...rest, version: 3, flows: { screening, request, news } } : value
}

/** Results of version 3 lack the procedures of a study, so the finder requests a new result. */
function fromVersion3(value: Record<string, unknown>): Record<string, unknown> {
  const { result: _outdated, ...rest } = value
  return rest['version'] === 3 ? { ...rest, version: cleanDraft.version } : value
}

/** The residence of the visitor, or of the person they answer for; by default the country of the site. */
export function residenceIn(draft: FinderDraft, siteCountry: Country): Residence {
  return statedResidence(draft) ?? siteCountry
}

/** The only answer that remains after sending. */
export function afterSending(draft: FinderDraft): Pick<FinderDraft, 'residence'> {
  return { residence: statedResidence(draft) }
}

function statedResidence({ flows, residence }: FinderDraft): Residence | undefined {
  return [flows.screening.values['country'], residence].find(isResidence)
}

/** The country that determines studies, telephone number and time zone; for people elsewhere, the country of the site. */
export function countryIn(draft: FinderDraft, siteCountry: Country): Country {
  const residence = residenceIn(draft, siteCountry)
  return isCountry(residence) ? residence : siteCountry
}

function isResult(value: unknown): boolean {
  if (value === undefined) return true
  if (typeof value !== 'object' || value === null || !('outcome' in value) || !('studies' in value)) return false
  return typeof value.outcome === 'string' && Array.isArray(value.studies)
}
