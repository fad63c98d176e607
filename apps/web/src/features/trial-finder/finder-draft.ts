import type { Contact, TrialRecommendation, TrialSignup } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { emptyDraft, type FlowDraft } from '../form-flow/index.ts'

/** The states of the finder that a visitor can stand in; none has an address. */
export const stages = ['introduction', 'screening', 'result', 'request', 'news', 'thank-you'] as const
export type Stage = (typeof stages)[number]

/** Everything the finder keeps of one visitor; it is only ever stored sealed. */
export interface FinderDraft {
  version: 1
  stage: Stage
  screening: FlowDraft
  request: FlowDraft
  news: FlowDraft
  /** The studies differ by locale, so a result counts in its own only. */
  result?: { locale: Locale; recommendation: TrialRecommendation }
  signup?: TrialSignup
  contact?: Contact
}

export const cleanDraft: FinderDraft = {
  version: 1,
  stage: 'introduction',
  screening: emptyDraft,
  request: emptyDraft,
  news: emptyDraft,
}

/** What was kept by this version of the finder; whatever else is dropped. */
export function readFinderDraft(value: unknown): FinderDraft {
  const isOurs = typeof value === 'object' && value !== null && 'version' in value && value.version === 1
  // What can be opened was sealed by this site on this device, so the version alone tells its shape.
  return isOurs ? (value as FinderDraft) : cleanDraft
}
