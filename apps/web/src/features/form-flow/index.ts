export { formFlowCatalog } from './catalog.ts'
export { EraseAnswers } from './erase-answers.tsx'
export { FailureReason } from './failure-notice.tsx'
export { useFormFlow } from './use-form-flow.ts'
export { currentStep, stepProgress } from './flow-progress.ts'
export { emptyDraft, type FlowDraft } from './flow-draft.ts'
export { FormFlow } from './form-flow.tsx'
export type { Submission } from './form-flow.machine.ts'
export {
  type ConsentStep,
  type ContactField,
  type FlowValues,
  type PhoneNotation,
  type Step,
  stepTitle,
} from './step.ts'
export { contactDetails, trapField } from './steps/contact-rules.ts'
export { callMeBack, isPartOfDay, slotChoice } from './steps/slot-rules.ts'
export { type DescribedValue, describedValues } from './described-values.ts'

export { useDocumentTitle, useNewStep } from './use-new-step.ts'
export { usePlace } from './use-step-history.ts'
