import type { Catalog } from '@clairmemoire/i18n/catalog'

export const callRequestsCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}

export { callSlotsQuery, holdSlot } from './call-slots.queries.ts'
export { callDetailsIn, callNeedsIn, callSteps, needsField } from './call-steps.ts'
export { callbackOf, clockSteps, clockTitle, partByBothClocks, possibleClockSteps, postalCodeIn } from './clock-step.ts'
export { pastCallText, promiseText } from './promise.copy.ts'
export { CalendarButton, Received } from './received.tsx'
export type { RequestContext } from './request-draft.ts'
export { cleanRequest, type RequestDraft, requestDraft } from './request-draft.ts'
export { type KeepsakeProps, requestForm, requestStages } from './request-flow.tsx'
export { createRequestPage, type IntroductionProps, RequestIntroduction, requestPage } from './request-page.tsx'
export { ownWordsStep, respondentIn, respondentStep } from './request-questions.ts'
export { HomeLink, StudyThanks, WhatHappensNext } from './study-thanks.tsx'
