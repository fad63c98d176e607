import type { PreconsultationUserType, Receipt } from '@clairmemoire/api-client/schema'
import {
  type DraftKind,
  emptyDraft,
  type FlowDraft,
  type FlowValues,
  readDraft,
  type Visit,
} from '../../form-flow/index.ts'

/** The name of a section among the stages and flows, by its number: the address shows the number alone. */
export type SectionName = `section-${number}`

/** The states of the pre-consultation; each of them but the introduction has an address here, unlike elsewhere (R2-14). */
export type PreconsultationStage = 'introduction' | 'sections' | SectionName | 'contact' | 'completed' | 'nowhere'

/** Everything that is kept of one person who prepares a consultation. */
export interface PreconsultationDraft {
  version: 1
  id?: string | undefined
  stage: PreconsultationStage
  /** One for each section that was begun, and one for the contact details. */
  flows: Readonly<Record<string, FlowDraft>>
  /** Who answers; unknown until they have said. */
  userType?: PreconsultationUserType | undefined
  /** They wanted a page that comes later, or that does not exist, and were led to this one; until they act. */
  ledTo?: 'sections' | SectionName | undefined
  /** Answers of the memory test that wait in their questions to be confirmed; none after a no, undefined before the person said. */
  taken?: FlowValues | undefined
  /** What the backend confirmed with. */
  receipt?: Receipt | undefined
}

export type PreconsultationVisit = Visit<PreconsultationDraft>

export const cleanDraft: PreconsultationDraft = { version: 1, stage: 'introduction', flows: { contact: emptyDraft } }

export const preconsultationDraft: DraftKind<PreconsultationDraft> = {
  part: 'preconsultation',
  empty: cleanDraft,
  read: readPreconsultationDraft,
  holdsMore: ({ userType, receipt }) => userType !== undefined || receipt !== undefined,
}

export function readPreconsultationDraft(value: unknown): PreconsultationDraft {
  return readDraft(cleanDraft, value)
}
