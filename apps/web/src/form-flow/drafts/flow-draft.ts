import type { Locale } from '@clairmemoire/domain/locale'
import type { FlowValues } from '../step.ts'

/** What a flow keeps between visits of the page. */
export interface FlowDraft {
  /** What the person continued with. */
  values: FlowValues
  /** Typed or chosen, but not continued with yet. */
  entries: FlowValues
  /** The id of the step that was shown last. */
  step?: string
  /** The language in which these values may have reached the backend: a retry speaks it too, to be the same submission (R0-16). */
  sentIn?: Locale
  /** The page was left while the answer of the backend was awaited. */
  isSending: boolean
}

export const emptyDraft: FlowDraft = { values: {}, entries: {}, isSending: false }

export function isFlowDraft(value: unknown): value is FlowDraft {
  return isRecord(value) && isRecord(value['values']) && isRecord(value['entries'])
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
