import type { ErrorCode } from '@clairmemoire/api-client/errors'
import type { CallSlots } from '@clairmemoire/api-client/schema'
import type { AnswerProblem, Question } from '@clairmemoire/domain/questionnaire'
import type { ComponentType, ReactNode } from 'react'

/**
 * The stored value of a step: an answer to a question, the version of the accepted text, the fields of a contact, or the parts of a
 * chosen time. The entry of an incomplete date has three parts. Options and times are stored by id, never by label, so that a
 * visitor may change the language while filling in the form.
 */
export type StepValue = string | number | null | readonly string[] | Readonly<Record<string, string>>

/** Values by step id. */
export type FlowValues = Readonly<Record<string, StepValue>>

/** Properties of the inputs of each kind of step. */
export interface StepInputProps<S> {
  step: S
  entry: StepValue | undefined
  /** Error messages, by the id of the input. */
  errors: Readonly<Record<string, string>>
  onEdit: (value: StepValue) => void
}

export interface QuestionStep {
  kind: 'question'
  /** The id of the question. */
  id: string
  question: Question
  wording: 'self' | 'someone_else'
  /** The name of its field in the contract, if it is not one of the `answers`. */
  contractField?: string
  /** The preselected answer; the person confirms it by continuing. */
  initial?: StepValue
  /** Shown at once if an `urgent` option is chosen; the person may continue afterwards. */
  urgentHelp?: ReactNode
  /** Replaces the question; the person can continue only with one of its non-urgent options. */
  stop?: { title: string; body: ReactNode }
}

export interface ConsentStep {
  kind: 'consent'
  id: string
  title: string
  paragraphs: readonly string[]
  /** The label of the checkbox. */
  agreement: string
  /** Identifies this exact text; it is the stored value of the step. */
  textVersion: string
}

/** The notation of telephone numbers in one country; numbers are stored in E.164. */
export interface PhoneNotation {
  read: (text: string) => string | undefined
  write: (number: string) => string
}

export type ContactField = {
  id: string
  label: string
  hint?: string
  /** The message for an empty field; a field without this message is optional. */
  missing?: string
  autoComplete?: string
  maxLength: number
  /** The field's name in the contract, if it differs from the id. */
  contractField?: string
} & (
  | { type: 'text' | 'name' | 'email' }
  | { type: 'phone'; notation: PhoneNotation }
  /**
   * Any number of options, stored as ids with commas between them; the check page shows their labels. The field is always shown, or only
   * beside the details for which `isShown` is true.
   */
  | {
      type: 'choices'
      options: readonly { id: string; label: string }[]
      write: (ids: string) => string
      isShown?: (details: Readonly<Record<string, string>>) => boolean
    }
  /** A text with a format, such as a register number. `read` returns its stored form; `wrong` is the message for an invalid text. */
  | { type: 'checked'; read: (text: string) => string | undefined; wrong: string }
)

export interface ContactStep {
  kind: 'contact'
  id: string
  title: string
  hint?: string
  fields: readonly ContactField[]
  /** Loaded with the step, so that a flow without such a step does not load it. */
  Input: ComponentType<StepInputProps<ContactStep>>
}

export interface SlotStep {
  kind: 'slot'
  id: string
  title: string
  hint?: string
  offer: CallSlots
  /** Loaded with the step, like the `Input` of a contact step. */
  Input: ComponentType<StepInputProps<SlotStep>>
}

export interface CheckStep {
  kind: 'check'
  id: string
  title: string
  hint: string
  submitLabel: string
}

/** Ends the flow for a person whom it cannot serve, with the reason and other contacts. Earlier answers can still be changed. */
export interface ExitStep {
  kind: 'exit'
  id: string
  title: string
  body: ReactNode
}

export type Step = (QuestionStep | ConsentStep | ContactStep | SlotStep | CheckStep | ExitStep) & {
  /** The number of steps that missing answers may still add before this one; `Infinity` if it is unknown. */
  mayComeBefore?: number
}

/** The title of a step's page. */
export function stepTitle(step: Step): string {
  if (step.kind !== 'question') return step.title
  return step.stop?.title ?? step.question.label[step.wording]
}

export type ProblemCode = AnswerProblem | ErrorCode

/** A problem with one input of a step. */
export interface StepProblem {
  /** The id of the input. */
  field: string
  code: ProblemCode
}
