import type { ErrorCode } from '@clairmemoire/api-client/errors'
import type { CallSlots } from '@clairmemoire/api-client/schema'
import type { AnswerProblem, Question } from '@clairmemoire/domain/questionnaire'
import type { ComponentType, ReactNode } from 'react'

/**
 * What a step keeps: an answer to a question, the version of the text agreed to, the fields of a contact, the parts of a
 * chosen time. What was typed of a day and is none yet is an entry with its three parts. Options and times are kept by id, never by label, so that the language may change in the middle.
 */
export type StepValue = string | number | null | readonly string[] | Readonly<Record<string, string>>

/** Values by step id. */
export type FlowValues = Readonly<Record<string, StepValue>>

/** What each kind of step gets to show its inputs. */
export interface StepInputProps<S> {
  step: S
  entry: StepValue | undefined
  /** What is wrong, by the id of the input. */
  errors: Readonly<Record<string, string>>
  onEdit: (value: StepValue) => void
}

export interface QuestionStep {
  kind: 'question'
  /** The id of the question. */
  id: string
  question: Question
  wording: 'self' | 'someone_else'
  /** What the contract calls it, where it is no answer of a form. */
  contractField?: string
  /** Stands chosen until the person answers; they confirm it by going on. */
  initial?: StepValue
  /** What is said at once where an option that is `urgent` is chosen; the person may go on afterwards. */
  urgentHelp?: ReactNode
  /** Stands in place of the question, with its options that are not urgent as the ways on, and nothing else. */
  stop?: { title: string; body: ReactNode }
}

export interface ConsentStep {
  kind: 'consent'
  id: string
  title: string
  paragraphs: readonly string[]
  /** What the box beside it says. */
  agreement: string
  /** Names this very text; it is what the step keeps. */
  textVersion: string
}

/** How one country writes telephone numbers; numbers are kept in E.164. */
export interface PhoneNotation {
  read: (text: string) => string | undefined
  write: (number: string) => string
}

export type ContactField = {
  id: string
  label: string
  hint?: string
  /** What to do when it is empty; a field without it may stay empty. */
  missing?: string
  autoComplete?: string
  maxLength: number
  /** What the contract calls it, where that is not its id. */
  contractField?: string
} & (
  | { type: 'text' | 'name' | 'email' }
  | { type: 'phone'; notation: PhoneNotation }
  /** Any of these, kept as their ids with commas between; in words where they are checked. */
  | { type: 'choices'; options: readonly { id: string; label: string }[]; write: (ids: string) => string }
  /** A text that has to fit a rule, such as the number of a register: how it is stored, and what to do where it does not fit. */
  | { type: 'checked'; read: (text: string) => string | undefined; wrong: string }
)

export interface ContactStep {
  kind: 'contact'
  id: string
  title: string
  hint?: string
  fields: readonly ContactField[]
  /** Comes with the step, so that a flow without such a step does not load it. */
  Input: ComponentType<StepInputProps<ContactStep>>
}

export interface SlotStep {
  kind: 'slot'
  id: string
  title: string
  hint: string
  offer: CallSlots
  /** As that of a contact. */
  Input: ComponentType<StepInputProps<SlotStep>>
}

export interface CheckStep {
  kind: 'check'
  id: string
  title: string
  hint: string
  submitLabel: string
}

/** Ends the flow with words for a person whom it cannot serve: why, and where to turn. What was answered can be changed. */
export interface ExitStep {
  kind: 'exit'
  id: string
  title: string
  body: ReactNode
}

export type Step = (QuestionStep | ConsentStep | ContactStep | SlotStep | CheckStep | ExitStep) & {
  /** So many more steps may come before this one, by answers that are not given yet; `Infinity` where their number cannot be told yet. */
  mayComeBefore?: number
}

/** What the page of a step is called. */
export function stepTitle(step: Step): string {
  if (step.kind !== 'question') return step.title
  return step.stop?.title ?? step.question.label[step.wording]
}

export type ProblemCode = AnswerProblem | ErrorCode

/** What is wrong with one input of a step. */
export interface StepProblem {
  /** The id of the input. */
  field: string
  code: ProblemCode
}
