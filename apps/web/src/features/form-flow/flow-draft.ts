import type { Locale } from '@clairmemoire/domain/locale'
import type { FlowValues } from './step.ts'

/** One submission: every retry of it carries the same key and speaks the same language, so that it is stored once (R0-16). */
export interface Attempt {
  idempotencyKey: string
  locale: Locale
  /** It may have reached the backend. */
  isSent: boolean
}

/** What a flow keeps between visits of the page. */
export interface FlowDraft {
  /** What the person continued with. */
  values: FlowValues
  /** Typed or chosen, but not continued with yet. */
  entries: FlowValues
  /** The id of the step that was shown last. */
  step?: string
  attempt?: Attempt
  /** The page was left while the answer of the backend was awaited. */
  isSending: boolean
}

export const emptyDraft: FlowDraft = { values: {}, entries: {}, isSending: false }

/** An attempt that was never sent speaks the language of the page; one that may have arrived stays as it was. */
export function usableAttempt({ attempt }: FlowDraft, locale: Locale): Attempt | undefined {
  return attempt?.isSent === true || attempt?.locale === locale ? attempt : undefined
}
