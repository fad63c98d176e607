export { callRequestsCatalog } from './catalog.ts'
export { callSlotsQuery, holdSlot } from './call-slots.queries.ts'
export { callSteps } from './call-steps.ts'
export { clockTitle, partByBothClocks, postalCodeIn } from './clock-step.ts'
export { pastCallText, promiseText } from './promise.copy.ts'
export { CalendarButton, Received } from './received.tsx'
export { ReceivedStage } from './received-stage.tsx'
export type { RequestContext } from './request-draft.ts'
export { cleanRequest, type RequestDraft, requestDraft } from './request-draft.ts'
export { createFormPage } from './form-page.ts'
export { fieldsStep } from './fields-step.ts'
export { formBody, studyCallBody } from './form-body.ts'
export { type FormData, formStages } from './form-stages.tsx'
export { formSteps } from './form-steps.ts'
export { mailBody, mailSteps } from './mail-form.ts'
export { requestStages } from './request-flow.tsx'
export { requestPageCatalog } from './page/catalog.ts'
export {
  createRequestPage,
  type IntroductionProps,
  loadReceived,
  RequestIntroduction,
  requestPage,
} from './page/request-page.tsx'
export { plainQuestionStep, respondentIn } from './request-questions.ts'
export { HomeLink, isStudyOffered, StudyNotOffered, StudyThanks, WhatHappensNext } from './study-thanks.tsx'
