import type { operations } from '@clairmemoire/api-client/schema'
import { listArticles } from '../features/articles/list-articles.ts'
import { getCsrfToken } from '../features/auth/get-csrf-token.ts'
import { getUser } from '../features/auth/get-user.ts'
import { logIn } from '../features/auth/log-in.ts'
import { logOut } from '../features/auth/log-out.ts'
import { refreshToken } from '../features/auth/refresh-token.ts'
import type { Backend } from '../features/backend.ts'
import {
  listConsultationTypes,
  requestConsultation,
} from '../features/consultations/consultation/request-consultation.ts'
import { referPatient } from '../features/consultations/referral/refer-patient.ts'
import { submitSecondaryConsultation } from '../features/consultations/secondary/submit-secondary-consultation.ts'
import { recordCookieConsent } from '../features/cookie-consents/record-cookie-consent.ts'
import { listDeskRequests } from '../features/desk/list-desk-requests.ts'
import { getHealth } from '../features/health/get-health.ts'
import { getReadiness } from '../features/health/get-readiness.ts'
import { confirmNews } from '../features/news/alerts/confirm-news.ts'
import { getNews } from '../features/news/alerts/get-news.ts'
import { stopNews } from '../features/news/alerts/stop-news.ts'
import { createContact } from '../features/news/create-contact.ts'
import { answerMetaQuestions } from '../features/orientation/answer-meta-questions.ts'
import { eraseRecommendation } from '../features/orientation/erase-recommendation.ts'
import { getOrientationForm } from '../features/orientation/form/get-orientation-form.ts'
import { getRecommendation, getRecommendationById } from '../features/orientation/recommendation/get-recommendation.ts'
import { createRelativeLink } from '../features/orientation/relative/create-relative-link.ts'
import { submitOrientation } from '../features/orientation/submission/submit-orientation.ts'
import { updateRecommendation } from '../features/orientation/update/update-recommendation.ts'
import { getPreconsultationForm } from '../features/preconsultation/get-preconsultation-form.ts'
import { submitPreconsultation } from '../features/preconsultation/submit-preconsultation.ts'
import { applyToJoin } from '../features/professionals/apply-to-join.ts'
import { changeRequest } from '../features/requests/change/change-request.ts'
import { createDeviceKey, endDeviceKey, endMailedKeys } from '../features/requests/device-key.ts'
import { eraseRequest } from '../features/requests/erase-request.ts'
import { getRequest } from '../features/requests/get-request.ts'
import { sendLinkAgain } from '../features/requests/send-link-again.ts'
import { stopReminders } from '../features/requests/stop-reminders.ts'
import { answerSurvey } from '../features/survey/answer-survey.ts'
import { getSurvey } from '../features/survey/get-survey.ts'
import { holdCallSlot } from '../features/trials/call-slots/hold-call-slot.ts'
import { listCallSlots } from '../features/trials/call-slots/list-call-slots.ts'
import { checkPassword } from '../features/trials/material/check-password.ts'
import { getStudyMaterial } from '../features/trials/material/get-material.ts'
import { recommendTrial } from '../features/trials/recommendation/recommend-trial.ts'
import { signUpForTrial } from '../features/trials/signup/sign-up-for-trial.ts'

/** One handler for each operation of the contract, by its operationId. */
export function operationHandlers(backend: Backend) {
  return {
    getCsrfToken,
    logIn: logIn(backend),
    logOut: logOut(backend),
    refreshToken: refreshToken(backend),
    getUser,
    listDeskRequests: listDeskRequests(backend),
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
    listCallSlots: listCallSlots(backend),
    holdCallSlot: holdCallSlot(backend),
    signUpForTrial: signUpForTrial(backend),
    checkPassword: checkPassword(backend),
    getStudyMaterial: getStudyMaterial(backend),
    getPreconsultationForm,
    submitPreconsultation: submitPreconsultation(backend),
    getRequest: getRequest(backend),
    sendMail: sendLinkAgain(backend),
    stopMail: stopReminders(backend),
    changeRequest: changeRequest(backend),
    eraseRequest: eraseRequest(backend),
    createDeviceKey: createDeviceKey(backend),
    endDeviceKey: endDeviceKey(backend),
    endMailedKeys: endMailedKeys(backend),
    listConsultationTypes: listConsultationTypes(backend),
    requestConsultation: requestConsultation(backend),
    submitSecondaryConsultation: submitSecondaryConsultation(backend),
    referPatient: referPatient(backend),
    applyToJoin: applyToJoin(backend),
    createContact: createContact(backend),
    getNews: getNews(backend),
    confirmNews: confirmNews(backend),
    stopNews: stopNews(backend),
    recordCookieConsent: recordCookieConsent(backend),
    listArticles: listArticles(backend),
    getHealth,
    getReadiness: getReadiness(backend),
  } satisfies Record<keyof operations, unknown>
}
