import type { PreconsultationUserType, Receipt } from '@clairmemoire/api-client/schema'
import {
  type DraftKind,
  emptyDraft,
  type FlowContext,
  type FlowDraft,
  type FlowValues,
  readDraft,
} from '../../form-flow/index.ts'

/** The name of a section among the stages and flows; addresses contain only its number. */
export type SectionName = `section-${number}`

/** The stages of the pre-consultation. Unlike in other forms, each stage except the introduction has its own address (R2-14). */
type PreconsultationStage = 'introduction' | 'sections' | SectionName | 'contact' | 'completed' | 'nowhere'

/** The stored draft of one person. */
export interface PreconsultationDraft {
  version: 1
  id?: string | undefined
  stage: PreconsultationStage
  /** One flow for each section that was begun, and one for the contact details. */
  flows: Readonly<Record<string, FlowDraft>>
  /** The kind of respondent; undefined until the person chooses it. */
  userType?: PreconsultationUserType | undefined
  /** The stage to which a later or unknown page has redirected the visitor; removed at their next action. */
  redirectedTo?: 'sections' | SectionName | undefined
  /** Answers taken from the memory test, which the person may change; empty after a refusal, undefined before a decision. */
  taken?: FlowValues | undefined
  /** The backend's confirmation. */
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

/** The stage that an address of the pre-consultation names. */
export type AddressStage = 'sections' | 'contact' | 'completed' | 'nowhere' | SectionName

/** The section that an address names by its number; `nowhere` for anything but a number. */
export function stageOfStep(step: string): AddressStage {
  return /^[1-9]\d?$/.test(step) ? sectionName(Number(step)) : 'nowhere'
}

/** @param number counted from 1, as in the address */
export function sectionName(number: number): SectionName {
  return `section-${number}`
}

/** The stage to show at an address. After sending, this is the confirmation; before the respondent is chosen, the introduction. */
export function allowedStage({ receipt, userType }: PreconsultationDraft, stage: AddressStage): PreconsultationStage {
  if (receipt) return 'completed'
  if (userType === undefined) return 'introduction'
  return stage === 'completed' ? 'nowhere' : stage
}

/** The router's path of a stage. */
export function pathOf(stage: Exclude<AddressStage, 'nowhere'>): string {
  if (stage === 'sections') return '/preconsultation'
  return `/preconsultation/${stage.startsWith('section-') ? stage.slice('section-'.length) : stage}`
}
