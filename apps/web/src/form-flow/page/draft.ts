import type { Locale } from '@clairmemoire/domain/locale'
import type { FlowValues } from '../step.ts'

/** The stored state of one form between two visits of the page. */
export interface FlowDraft {
  /** Answers that the person has confirmed by continuing. */
  values: FlowValues
  /** Content of the inputs that the person has not confirmed yet. */
  entries: FlowValues
  /** The id of the step shown last. */
  step?: string
  /** The language of the first attempt to send these values. A retry uses it too, so that it is the same submission (R0-16). */
  sentIn?: Locale | undefined
  /** Whether a response of the backend is pending, or was pending when the person left the page. */
  isSending: boolean
}

/** Everything that a page with forms stores about one visitor; it is always sealed before it is stored. */
export interface PageDraft {
  /** Identifies the submissions of this draft. A confirmation ends the id, so that a later submission is a new request (R0-16). */
  id?: string | undefined
  /** The stage shown last, other than the introduction and the welcome. */
  stage: string
  /** One draft for each form of the page, by name. */
  flows: Readonly<Record<string, FlowDraft>>
}

/** A feature's definition of its draft. */
export interface DraftKind<Draft extends PageDraft> {
  /** The name of the draft among the private parts of the application state. */
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

/** Reads a value that this version of the page has stored, and adds missing flows; returns `clean` for any other value. */
export function readDraft<Draft extends PageDraft & { version: number }>(
  clean: Draft,
  saved: unknown,
  { upgrade = (value) => value, isSound = () => true }: DraftReading = {},
): Draft {
  const value = isRecord(saved) ? upgrade(saved) : {}
  if (value['version'] !== clean.version || !isRecord(value['flows'])) return clean
  const draft: Record<string, unknown> = { ...value, flows: { ...clean.flows, ...value['flows'] } }
  // A value that can be decrypted was sealed by this site on this device, so that checking its outline is enough.
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

/** Whether the form has an answer or an unconfirmed entry. */
export function isBegun({ values, entries }: FlowDraft): boolean {
  return Object.keys(values).length > 0 || Object.keys(entries).length > 0
}

/** Whether there is anything to store on the device; a position without answers is not stored. */
export function hasAnswers<Draft extends PageDraft>(kind: DraftKind<Draft>, draft: Draft): boolean {
  return Object.values(draft.flows).some(isBegun) || kind.holdsMore(draft)
}

/** The name of the honeypot, an invisible input that only programs fill in. If it is filled in, the backend asks for a proof of work. */
export const honeypot = 'field-b'

/** Reports that the honeypot is filled in, but not its content. */
export function honeypotIn(details: Readonly<Record<string, string>>): { website?: string } {
  return details[honeypot] ? { website: 'filled' } : {}
}

/** The part of a draft that may be stored on the device. */
export function withoutHoneypot<Stored>(draft: Stored): Stored {
  return JSON.parse(JSON.stringify(draft, (name, value: unknown) => (name === honeypot ? undefined : value)))
}
