import type { FlowDraft } from './flow-draft.ts'

/** Everything a page with flows keeps of one visitor; it is only ever stored sealed. */
export interface PageDraft {
  /** Names its submissions; each confirmed one ends it, and what is sent afterwards is a new request (R0-16). */
  id?: string | undefined
  /** Where the visitor stands, by the name of the stage. */
  stage: string
  /** One draft for each flow of the page, by its name. */
  flows: Readonly<Record<string, FlowDraft>>
}

/** What a feature says of its draft. */
export interface DraftKind<Draft extends PageDraft> {
  /** Its name among the private parts of the application state. */
  part: string
  empty: Draft
  /** What the device kept; `empty` where this build does not know it. */
  read: (value: unknown) => Draft
  /** Whether there is anything to keep beside what stands in the flows. */
  holdsMore: (draft: Draft) => boolean
}

/** Whether something was answered, or typed and not continued with. */
export function isBegun({ values, entries }: FlowDraft): boolean {
  return Object.keys(values).length > 0 || Object.keys(entries).length > 0
}

/** Without answers there is nothing to keep on the device, wherever the visitor stands. */
export function holdsAnything<Draft extends PageDraft>(kind: DraftKind<Draft>, draft: Draft): boolean {
  return Object.values(draft.flows).some(isBegun) || kind.holdsMore(draft)
}
