export { QueryView } from './query-view.tsx'
export { formFlowCatalog } from './catalog.ts'
export { NotDoneNotice } from './failures.tsx'
// Flows: a flow is one form with its steps, shown as a stage of a page.
export type { Flow } from './form/flow.ts'
export { flowStage } from './form/flow-stage.tsx'
export { Loaded, type Query } from './form/loaded.tsx'
export { EraseAnswers, OutdatedNotice } from './form/notices.tsx'
export { questionnaireBody, sendForm, type Submission } from './form/submission.ts'
export { WelcomeBack } from './form/welcome-back.tsx'
// Pages: a page has an introduction, then stages at the same address, and stores a visitor's state.
export { openingCatalog } from './page/catalog.ts'
export {
  type DraftKind,
  emptyDraft,
  type FlowDraft,
  hasAnswers,
  honeypot,
  honeypotIn,
  isBegun,
  readDraft,
} from './page/draft.ts'
export type { FlowContext, FlowPage, FlowSite, StageProps } from './page/flow-page.ts'
export { FlowStages, Opening } from './page/flow-stages.tsx'
export { useFlowPage } from './page/use-flow-page.ts'
export { useDocumentTitle, useNewStep } from './page/use-new-step.ts'
// Small forms: a small form has a few fields within a page.
export { MailLimitNote, useRepeated } from './small-forms/mail-limit.tsx'
export { ConsentBox, DoneNotice, focusField, SmallForm } from './small-forms/small-form.tsx'
export { useContactForm, useQuestionForm, useSlotForm } from './small-forms/use-fields.tsx'
export { type Outcomes, useAttempt, useSend } from './small-forms/use-send.ts'
export type {
  ConsentStep,
  ContactField,
  ContactStep,
  FlowValues,
  PhoneNotation,
  QuestionStep,
  Step,
  StepValue,
} from './step.ts'
export { checkStep, describedValues } from './steps/check-step.tsx'
export { consentIn, consentStep } from './steps/consent-step.tsx'
export { chosenIn, helperFields, phoneField, visitorFields } from './steps/contact-fields.ts'
export { contactDetails } from './steps/contact-rules.ts'
export { ContactInput, contactStep, optional } from './steps/contact-step.tsx'
export { localeOf } from './steps/locale-of.ts'
export { phoneNotation } from './steps/phone-notation.ts'
export { useCharactersLeft } from './steps/question-input.tsx'
export {
  answersIn,
  answersToSend,
} from './steps/question-step.ts'
export {
  callbackIn,
  isPartOfDay,
  type PartOfDay,
  partOfDayLabels,
  partOfDayText,
  partsOfDay,
  slotChoice,
} from './steps/slot-rules.ts'
export { SlotInput } from './steps/slot-step.tsx'
export { currentStep, isUnanswered, stepProgress } from './steps/step-rules.ts'
