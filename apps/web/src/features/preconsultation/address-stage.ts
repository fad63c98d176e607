import type { PreconsultationDraft, PreconsultationStage, SectionName } from './preconsultation-draft.ts'

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
