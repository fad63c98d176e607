export { formFlowCatalog } from './catalog.ts'
export { FailurePage } from './failures/failure-page.tsx'
export { EraseAnswers } from './form/erase-answers.tsx'
export type { Flow, FlowWork, Submission } from './form/flow.ts'
export { flowStage } from './form/flow-stage.tsx'
export { Loaded, type Query } from './form/loaded.tsx'
export { OutdatedNotice } from './form/outdated-notice.tsx'
export { currentStep, stepProgress } from './form/progress.ts'
export { AnswersAreKept, WelcomeBack } from './form/welcome-back.tsx'
export { ConsentBox } from './inline/consent-box.tsx'
export { DoneNotice } from './inline/done-notice.tsx'
export { NotDoneNotice } from './inline/not-done-notice.tsx'
export { focusField, SmallForm } from './inline/small-form.tsx'
export { useAttempt } from './inline/use-attempt.ts'
export { useSending } from './inline/use-sending.ts'
export {
  type DraftKind,
  emptyDraft,
  type FlowDraft,
  holdsAnything,
  honeypot,
  honeypotIn,
  isBegun,
  isFlowDraft,
  isRecord,
} from './page/draft.ts'
export type { FlowPage, FlowSite, StageProps, Visit } from './page/flow-page.ts'
export { FlowStages } from './page/flow-stages.tsx'
export { Opening } from './page/opening.tsx'
export { useFlowPage } from './page/use-flow-page.ts'
export { useDocumentTitle, useNewStep } from './page/use-new-step.ts'
export {
  type ContactField,
  type FlowValues,
  type PhoneNotation,
  type QuestionStep,
  type Step,
  type StepValue,
  stepTitle,
} from './step.ts'
export { answersIn, answersToSend } from './steps/answers.ts'
export { checkStep } from './steps/check-step.ts'
export { choiceStep } from './steps/choice-step.ts'
export { type ConsentCopy, consentIn, consentStep } from './steps/consent-step.ts'
export { chosenIn, helperFields, phoneField, visitorFields } from './steps/contact-fields.ts'
export { ContactFieldset } from './steps/contact-fieldset.tsx'
export { contactDetails } from './steps/contact-rules.ts'
export { contactStep, optional } from './steps/contact-step.ts'
export { type DescribedValue, describedValues } from './steps/described-values.ts'
export { phoneNotation } from './steps/phone-notation.ts'
export { partOfDayLabels } from './steps/slot.copy.ts'
export { SlotFieldset } from './steps/slot-fieldset.tsx'
export { callbackIn, isPartOfDay, type PartOfDay, partsOfDay, slotChoice } from './steps/slot-rules.ts'
export { slotStep } from './steps/slot-step.ts'
export { useCharactersLeft } from './steps/use-characters-left.ts'
export { useContactForm } from './steps/use-contact-form.ts'
export { useSlotForm } from './steps/use-slot-form.ts'
