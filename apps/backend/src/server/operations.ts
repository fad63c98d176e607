import type { operations } from '@clairmemoire/api-client/schema'
import { formIds, formNow } from '@clairmemoire/forms/every-form'
import { operationIdOf } from '@clairmemoire/forms/form-operation'
import type { FastifyReply } from 'fastify'
import { getStudyStates, listStudies } from '../desk/studies-now.ts'
import { listArticles } from '../features/articles/list-articles.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renewOwnRecoveryCodes,
  startPasskey,
} from '../features/auth/second-factor/passkeys.ts'
import { finishSecondStep } from '../features/auth/second-factor/second-step.ts'
import { getCsrfToken, getUser, logIn, logOut, refreshToken } from '../features/auth/session-operations.ts'
import type { Backend } from '../features/backend.ts'
import { listConsultationTypes, requestConsultation } from '../features/consultations/consultation.ts'
import { recordCookieConsent } from '../features/cookie-consents/cookie-consents.ts'
import { agreeToPassOn } from '../features/desk/agree-to-pass-on.ts'
import { changeDeskRequests } from '../features/desk/change-requests.ts'
import { recordCallOutcome, saveDeskDraft } from '../features/desk/call-outcomes.ts'
import { claimDeskRequest, claimNextCall, releaseDeskRequest } from '../features/desk/claims.ts'
import { getDeskDay } from '../features/desk/desk-day.ts'
import { getDeskRequest } from '../features/desk/desk-record.ts'
import { followDesk } from '../features/desk/follow-desk.ts'
import { getDeskWeek, setCallPlaces } from '../features/desk/desk-week.ts'
import { createHandOver, listHandOvers, withdrawHandOver } from '../features/desk/hand-over/hand-over-links.ts'
import { openHandOver } from '../features/desk/hand-over/hand-over-sheet.ts'
import { createDeskLetter, createSmsCode } from '../features/desk/reach/reach-person.ts'
import { storePhoneAnswers } from '../features/desk/store-phone-answers.ts'
import { listDeskRequests, searchDesk } from '../features/desk/list-desk-requests.ts'
import { moveDeskCall } from '../features/desk/move-call.ts'
import { undoCallOutcome } from '../features/desk/undo-outcome.ts'
import {
  addStartStudy,
  getSponsorFile,
  getStudyFigures,
  listStartStudies,
  removeStartStudy,
  setIncluded,
} from '../features/desk/study-figures.ts'
import { getStudyState, setStudyState } from '../features/desk/study-state.ts'
import { getHealth, getReadiness } from '../features/health/health.ts'
import { reportAnswer } from '../features/messages/report-answer.ts'
import { reportDelivery } from '../features/messages/report-delivery.ts'
import { confirmNews, getNews, stopNews } from '../features/news/alerts/news-by-key.ts'
import { createContact } from '../features/news/create-contact.ts'
import { eraseRecommendation } from '../features/orientation/erase-results.ts'
import { getOrientationForm, submitOrientation } from '../features/orientation/orientation-form.ts'
import {
  answerMetaQuestions,
  getRecommendation,
  getRecommendationById,
} from '../features/orientation/recommendation/get-recommendation.ts'
import { createRelativeLink } from '../features/orientation/relative-link.ts'
import { updateRecommendation } from '../features/orientation/update-recommendation.ts'
import { getPreconsultationForm } from '../features/preconsultation/preconsultation-form.ts'
import { changeRequest } from '../features/requests/change/change-request.ts'
import { createDeviceKey, endDeviceKey, endMailedKeys } from '../features/requests/device-key.ts'
import { changeLimitedRequest, getLimitedRequest } from '../features/requests/limited/limited-request.ts'
import { enterSmsCode } from '../features/requests/limited/sms-code.ts'
import { eraseRequest, getRequest, stopReminders } from '../features/requests/private-request.ts'
import { sendLinkAgain } from '../features/requests/send-link-again.ts'
import { answerSurvey, getSurvey } from '../features/survey/survey.ts'
import { holdCallSlot, listCallSlots } from '../features/trials/call-slots.ts'
import { checkPassword, getStudyMaterial } from '../features/trials/material/study-material.ts'
import { recommendTrial } from '../features/trials/recommendation/recommend-trial.ts'
import { signUpForTrial } from '../features/trials/signup/sign-up-for-trial.ts'
import { type SubmitRequest, submitForm } from '../requests/submit-form.ts'
import { acceptInvitation, getInvitation } from '../features/users/invitations.ts'
import { changeUser, inviteUser, listUsers, resetUser } from '../features/users/users.ts'

/** The operations whose body is a form. */
type FormOperation = {
  [Id in keyof operations]: operations[Id] extends SendsForm ? Id : never
}[keyof operations]

interface SendsForm {
  requestBody: { content: { 'application/json': { form_version: string } } }
}

/** A handler for each form, which checks and stores it. */
function formHandlers(backend: Backend) {
  const handlers = formIds.map((form) => [
    operationIdOf(formNow(form)),
    (request: SubmitRequest, reply: FastifyReply) => submitForm(backend, form, request, reply),
  ])
  return Object.fromEntries(handlers) as Record<FormOperation, unknown>
}

/** One handler for each operation of the contract, by its operationId. */
export function operationHandlers(backend: Backend) {
  return {
    // The handlers of forms that need more than their body follow below and replace these.
    ...formHandlers(backend),
    getCsrfToken,
    logIn: logIn(backend),
    logOut: logOut(backend),
    refreshToken: refreshToken(backend),
    getUser,
    listDeskRequests: listDeskRequests(backend),
    followDesk: followDesk(backend),
    claimNextCall: claimNextCall(backend),
    searchDesk: searchDesk(backend),
    getDeskRequest: getDeskRequest(backend),
    claimDeskRequest: claimDeskRequest(backend),
    releaseDeskRequest: releaseDeskRequest(backend),
    saveDeskDraft: saveDeskDraft(backend),
    recordCallOutcome: recordCallOutcome(backend),
    agreeToPassOn: agreeToPassOn(backend),
    listHandOvers: listHandOvers(backend),
    createHandOver: createHandOver(backend),
    withdrawHandOver: withdrawHandOver(backend),
    openHandOver: openHandOver(backend),
    createSmsCode: createSmsCode(backend),
    createDeskLetter: createDeskLetter(backend),
    storePhoneAnswers: storePhoneAnswers(backend),
    moveDeskCall: moveDeskCall(backend),
    getDeskDay: getDeskDay(backend),
    changeDeskRequests: changeDeskRequests(backend),
    undoCallOutcome: undoCallOutcome(backend),
    getDeskWeek: getDeskWeek(backend),
    setCallPlaces: setCallPlaces(backend),
    takeSecondStep: finishSecondStep(backend),
    listPasskeys: listPasskeys(backend),
    startPasskey: startPasskey(backend),
    addPasskey: addPasskey(backend),
    removePasskey: removePasskey(backend),
    renewRecoveryCodes: renewOwnRecoveryCodes(backend),
    listUsers: listUsers(backend),
    inviteUser: inviteUser(backend),
    changeUser: changeUser(backend),
    resetUser: resetUser(backend),
    getInvitation: getInvitation(backend),
    acceptInvitation: acceptInvitation(backend),
    getStudyFigures: getStudyFigures(backend),
    getSponsorFile: getSponsorFile(backend),
    setIncluded: setIncluded(backend),
    listStartStudies: listStartStudies(backend),
    addStartStudy: addStartStudy(backend),
    removeStartStudy: removeStartStudy(backend),
    getStudyState: getStudyState(backend),
    setStudyState: setStudyState(backend),
    getSurvey: getSurvey(backend),
    answerSurvey: answerSurvey(backend),
    getOrientationForm: getOrientationForm(backend),
    submitOrientation: submitOrientation(backend),
    getRecommendation: getRecommendation(backend),
    getRecommendationById: getRecommendationById(backend),
    updateRecommendation: updateRecommendation(backend),
    eraseRecommendation: eraseRecommendation(backend),
    createRelativeLink: createRelativeLink(backend),
    answerMetaQuestions: answerMetaQuestions(backend),
    recommendTrial: recommendTrial(backend),
    listStudies: listStudies(backend),
    getStudyStates: getStudyStates(backend),
    listCallSlots: listCallSlots(backend),
    holdCallSlot: holdCallSlot(backend),
    signUpForTrial: signUpForTrial(backend),
    checkPassword: checkPassword(backend),
    getStudyMaterial: getStudyMaterial(backend),
    getPreconsultationForm,
    getRequest: getRequest(backend),
    sendMail: sendLinkAgain(backend),
    stopMail: stopReminders(backend),
    changeRequest: changeRequest(backend),
    getLimitedRequest: getLimitedRequest(backend),
    changeLimitedRequest: changeLimitedRequest(backend),
    enterSmsCode: enterSmsCode(backend),
    eraseRequest: eraseRequest(backend),
    createDeviceKey: createDeviceKey(backend),
    endDeviceKey: endDeviceKey(backend),
    endMailedKeys: endMailedKeys(backend),
    listConsultationTypes: listConsultationTypes(backend),
    requestConsultation: requestConsultation(backend),
    createContact: createContact(backend),
    getNews: getNews(backend),
    confirmNews: confirmNews(backend),
    stopNews: stopNews(backend),
    reportDelivery: reportDelivery(backend),
    reportAnswer: reportAnswer(backend),
    recordCookieConsent: recordCookieConsent(backend),
    listArticles: listArticles(backend),
    getHealth,
    getReadiness: getReadiness(backend),
  } satisfies Record<keyof operations, unknown>
}
