import type { PreconsultationUserType, Receipt } from '@clairmemoire/api-client/schema'
import {
  type DraftKind,
  emptyDraft,
  type FlowContext,
  type FlowDraft,
  type FlowValues,
  readDraft,
} from '../../form-flow/index.ts'

/** The name of a section among the stages and flows, by its number: the address shows the number alone. */
export type SectionName = `section-${number}`

/** The states of the pre-consultation; each of them but the introduction has an address here, unlike elsewhere (R2-14). */
type PreconsultationStage = 'introduction' | 'sections' | SectionName | 'contact' | 'completed' | 'nowhere'

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

export type PreconsultationContext = FlowContext<PreconsultationDraft>

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

/** What an address of the pre-consultation stands for. */
export type AddressStage = 'sections' | 'contact' | 'completed' | 'nowhere' | SectionName

/** The section of a step in the address; anything but a number is no step. */
export function stageOfStep(step: string): AddressStage {
  return /^[1-9]\d?$/.test(step) ? sectionName(Number(step)) : 'nowhere'
}

/** Counted from 1, as in the address. */
export function sectionName(number: number): SectionName {
  return `section-${number}`
}

/** The stage that may be shown at an address: what was sent is not sent again, and who has not begun begins. */
export function allowedStage({ receipt, userType }: PreconsultationDraft, stage: AddressStage): PreconsultationStage {
  if (receipt) return 'completed'
  if (userType === undefined) return 'introduction'
  return stage === 'completed' ? 'nowhere' : stage
}

/** Under which the router knows the address of a stage. */
export function pathOf(stage: Exclude<AddressStage, 'nowhere'>): string {
  if (stage === 'sections') return '/preconsultation'
  return `/preconsultation/${stage.startsWith('section-') ? stage.slice('section-'.length) : stage}`
}
