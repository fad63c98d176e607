import type { Locale } from '@clairmemoire/domain/locale'
import type { FlowValues } from '../step.ts'

/** What is kept of one form between two visits of the page. */
export interface FlowDraft {
  /** What the person continued with. */
  values: FlowValues
  /** Typed or chosen, but not continued with yet. */
  entries: FlowValues
  /** The id of the step that is shown, or was shown last. */
  step?: string
  /** The language in which these values may have reached the backend: a retry speaks it too, to be the same submission (R0-16). */
  sentIn?: Locale | undefined
  /** The answer of the backend is awaited, or was when the page was left. */
  isSending: boolean
}

/** Everything a page with forms keeps of one visitor; it is only ever stored sealed. */
export interface PageDraft {
  /** Names its submissions; each confirmed one ends it, and what is sent afterwards is a new request (R0-16). */
  id?: string | undefined
  /** The stage that is shown, or was shown last, other than the introduction and the welcome. */
  stage: string
  /** One draft for each form of the page, by its name. */
  flows: Readonly<Record<string, FlowDraft>>
}

/** What a feature says of its draft. */
export interface DraftKind<Draft extends PageDraft> {
  /** Its name among the private parts of the application state. */
  part: string
  empty: Draft
  /** What the device kept; `empty` where this build does not know it. */
  read: (value: unknown) => Draft
  /** Whether there is anything to keep beside the answers. */
  holdsMore: (draft: Draft) => boolean
}

export const emptyDraft: FlowDraft = { values: {}, entries: {}, isSending: false }

interface DraftReading {
  /** What an older version of the page kept, as this one would have. */
  upgrade?: (value: Record<string, unknown>) => Record<string, unknown>
  /** Whether what stands beside the flows can be used. */
  isSound?: (value: Record<string, unknown>) => boolean
}

/** What was kept by this version of the page, with the flows that came later; `clean` where it is anything else. */
export function readDraft<Draft extends PageDraft & { version: number }>(
  clean: Draft,
  kept: unknown,
  { upgrade = (value) => value, isSound = () => true }: DraftReading = {},
): Draft {
  const value = isRecord(kept) ? upgrade(kept) : {}
  if (value['version'] !== clean.version || !isRecord(value['flows'])) return clean
  const draft: Record<string, unknown> = { ...value, flows: { ...clean.flows, ...value['flows'] } }
  // What can be opened was sealed by this site on this device: its frame tells whether the version is true.
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

/** Without answers there is nothing to keep on the device, wherever the visitor stands. */
export function holdsAnything<Draft extends PageDraft>(kind: DraftKind<Draft>, draft: Draft): boolean {
  return Object.values(draft.flows).some(isBegun) || kind.holdsMore(draft)
}

/** The name of an input that people do not see and that only programs fill in. Whoever does is asked for a proof of work. */
export const honeypot = 'field-b'

/** That it is filled in, not what with. */
export function honeypotIn(details: Readonly<Record<string, string>>): { website?: string } {
  return details[honeypot] ? { website: 'filled' } : {}
}

/** What of a draft may be kept on the device. */
export function withoutHoneypot<Kept>(draft: Kept): Kept {
  return JSON.parse(JSON.stringify(draft, (name, value: unknown) => (name === honeypot ? undefined : value)))
}
