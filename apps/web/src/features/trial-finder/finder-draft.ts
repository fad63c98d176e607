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
  if (!isRecord(value) || value['version'] !== 1) return cleanDraft
  const { screening, request, news, result } = value
  const isWhole = [screening, request, news].every(isFlow) && (result === undefined || isResult(result))
  // What can be opened was sealed by this site on this device: its frame tells whether the version is true.
  return isWhole ? (value as unknown as FinderDraft) : cleanDraft
}

function isFlow(value: unknown): boolean {
  return isRecord(value) && isRecord(value['values']) && isRecord(value['entries'])
}

function isResult(value: unknown): boolean {
  return isRecord(value) && isRecord(value['recommendation'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
