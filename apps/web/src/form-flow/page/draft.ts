import type { Locale } from '@clairmemoire/domain/locale'
import type { FlowValues } from '../step.ts'

/** The stored state of one form between two visits of the page. */
export interface FlowDraft {
  /** Values the person continued with. */
  values: FlowValues
  /** Typed or chosen, but not continued with yet. */
  entries: FlowValues
  /** The id of the step shown last. */
  step?: string
  /** The language in which these values may have reached the backend: a retry uses it too, to be the same submission (R0-16). */
  sentIn?: Locale | undefined
  /** Whether a response of the backend is pending, or was when the page was left. */
  isSending: boolean
}

/** Everything that a page with forms stores about one visitor; it is only ever stored sealed. */
export interface PageDraft {
  /** The key of its submissions; a confirmation ends it, so that a later submission is a new request (R0-16). */
  id?: string | undefined
  /** The stage shown last, except the introduction and the welcome. */
  stage: string
  /** One draft for each form of the page, by name. */
  flows: Readonly<Record<string, FlowDraft>>
}

/** A feature's definition of its draft. */
export interface DraftKind<Draft extends PageDraft> {
  /** Its name among the private parts of the application state. */
  part: string
  empty: Draft
  /** Parses the stored value; returns `empty` if it is unknown to this build. */
  read: (value: unknown) => Draft
  /** Whether there is anything to store besides the answers. */
  holdsMore: (draft: Draft) => boolean
}

export const emptyDraft: FlowDraft = { values: {}, entries: {}, isSending: false }

interface DraftReading {
  /** Converts the stored value of an older version of the page. */
  upgrade?: (value: Record<string, unknown>) => Record<string, unknown>
  /** Whether the values besides the flows are valid. */
  isSound?: (value: Record<string, unknown>) => boolean
}

/** A value stored by this version of the page, with flows added later; `clean` for anything else. */
export function readDraft<Draft extends PageDraft & { version: number }>(
  clean: Draft,
  saved: unknown,
  { upgrade = (value) => value, isSound = () => true }: DraftReading = {},
): Draft {
  const value = isRecord(saved) ? upgrade(saved) : {}
  if (value['version'] !== clean.version || !isRecord(value['flows'])) return clean
  const draft: Record<string, unknown> = { ...value, flows: { ...clean.flows, ...value['flows'] } }
  // A value that can be decrypted was sealed by this site on this device: its outline shows whether the version is true.
  return Object.values(draft['flows'] ?? {}).every(isFlowDraft) && isSound(draft)
    ? (draft as Record<string, unknown> & Draft)
    : clean
}

function isFlowDraft(value: unknown): value is FlowDraft {
  return isRecord(value) && isRecord(value['values']) && isRecord(value['entries'])
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether something was answered, or typed and not continued with. */
export function isBegun({ values, entries }: FlowDraft): boolean {
  return Object.keys(values).length > 0 || Object.keys(entries).length > 0
}

/** Without answers there is nothing to store on the device, whatever the visitor's position. */
export function hasAnswers<Draft extends PageDraft>(kind: DraftKind<Draft>, draft: Draft): boolean {
  return Object.values(draft.flows).some(isBegun) || kind.holdsMore(draft)
}

/** The name of the honeypot, an invisible input that only programs fill in. Filling it in causes a request for a proof of work. */
export const honeypot = 'field-b'

/** Whether it is filled in, not its content. */
export function honeypotIn(details: Readonly<Record<string, string>>): { website?: string } {
  return details[honeypot] ? { website: 'filled' } : {}
}

/** The part of a draft that may be stored on the device. */
export function withoutHoneypot<Stored>(draft: Stored): Stored {
  return JSON.parse(JSON.stringify(draft, (name, value: unknown) => (name === honeypot ? undefined : value)))
}
