import type { ContactRequest, Country, TrialSignup } from '@clairmemoire/api-client/schema'
import type { Screening } from '@clairmemoire/domain/screening-order'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import { respondent } from '@clairmemoire/forms/care/respondent'
import { newsBesideCall, newsQuestion, ownAnswers, studyRequestConsent } from '@clairmemoire/forms/study-request'
import { trialFinderVersion } from '@clairmemoire/forms/trial-finder-version'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  callSteps,
  holdSlot,
  plainQuestionStep,
  postalCodeIn,
  requestStages,
  respondentIn,
  studyCallBody,
} from '../../call-requests/index.ts'
import {
  consentStep,
  contactDetails,
  describedValues,
  type FlowSite,
  type FlowValues,
  isUnanswered,
  sendForm,
  type Step,
  type Submission,
} from '../../form-flow/index.ts'
import {
  answeredSteps,
  finderAnswersOn,
  type StoredFinderAnswers,
  type StudyRequestData,
  studyRequestQuery,
  validAnswers,
} from './study-request.queries.ts'

/** The request for a call about one study or about research. Reused answers of the trial finder also give the respondent. */
export const { RequestStage, WelcomeBackStage } = requestStages<StudyRequestData, StudyReceipt>({
  query: studyRequestQuery,
  hold: ({ site, country }, value) => holdSlot(site, country, value),
  stepsOf: ({ i18n, context, data: { offer, own } }, values) => {
    const { country } = context
    const isTaken = own !== undefined && usesOwnAnswers(values)
    const wording = isTaken ? respondentIn(own.values) : respondentIn(values)
    const consent = consentStep(i18n, studyRequestConsent[isTaken ? 'withAnswers' : 'alone'], wording)
    return [
      ...(own ? [plainQuestionStep(i18n, ownAnswers)] : []),
      ...(isTaken ? [] : [plainQuestionStep(i18n, respondent)]),
      ...callSteps({
        i18n,
        respondent: wording,
        offer,
        country,
        phone: context.phone,
        smsCountries: context.site.settings.smsCountries,
        values,
        postalCode: isTaken ? postalCodeIn(own.values) : undefined,
        ...(context.saved.draft.about === undefined && { also: newsSteps(i18n, values) }),
        consent,
      }),
    ]
  },
  submit: async ({ context, data: { own } }, submission) => {
    const { site, country, saved } = context
    const { values } = submission
    const { about } = saved.draft
    // The answers are read now, so that answers erased since the form was opened are not sent.
    const taken = own && usesOwnAnswers(values) ? await takenAnswers(site, own.questionnaire) : undefined
    const answers = {
      ...taken?.answers,
      trial_code: about ?? noTrialMatch,
      respondent: taken?.respondent ?? respondentIn(values),
      country,
    }
    const version = taken?.questionnaire_version ?? trialFinderVersion
    const body = studyCallBody({ version, answers }, submission, country)
    const sent = await sendForm<TrialSignup>(context, body, (client, request) =>
      client.POST('/api/trials/signup', request),
    )
    const news = about === undefined ? newsRequestOf(submission, country) : undefined
    if (sent.kind !== 'confirmed' || news === undefined) return sent
    const newsResponse = await sendForm(context, news, (client, request) =>
      client.POST('/api/mail/create-contact/', request),
    )
    return { ...sent, receipt: { ...sent.receipt, newsAsked: newsResponse.kind === 'confirmed' } }
  },
  about: ({ saved }) => <StudyInQuestion name={saved.draft.aboutName ?? saved.draft.about} />,
  notice: ({ context, data: { own } }) =>
    own && !leavesOwnAnswers(context.saved.draft.flows.request.values) ? <OwnAnswersNotice own={own} /> : null,
})

async function takenAnswers(site: FlowSite, questionnaire: Screening) {
  const own = validAnswers(questionnaire, await finderAnswersOn(site))
  return own && (await import('./own-answers.ts')).ownAnswersToSend(questionnaire, own.values, site)
}

/** Shows the stored answers that would be sent, so that the person can read them first. */
function OwnAnswersNotice({ own }: { own: StoredFinderAnswers }) {
  const { i18n } = useLingui()
  return (
    <Disclosure summary={<Trans id="study-requests.own-answers.show">Lire les réponses de cet appareil</Trans>}>
      <SummaryList rows={describedValues(i18n, answeredSteps(own), own.values)} />
    </Disclosure>
  )
}

/** Names the study of the request; renders nothing if there is no study. */
export function StudyInQuestion({ name }: { name: string | undefined }) {
  if (name === undefined) return null
  return (
    <p>
      <Trans id="study-requests.study-in-question">
        Étude : <strong>{name}</strong>
      </Trans>
    </p>
  )
}

function usesOwnAnswers(values: FlowValues): boolean {
  return values[ownAnswers.id] === 'use'
}

function leavesOwnAnswers(values: FlowValues): boolean {
  return values[ownAnswers.id] === 'leave'
}

/** The receipt of a request. With `newsAsked`, the person also requested news, which they must confirm by mail. */
export type StudyReceipt = TrialSignup & { newsAsked?: boolean }

/** Asks people who gave a mail address for a separate consent to news about new studies; the box is not ticked by default. */
function newsSteps(i18n: I18n, values: FlowValues): { steps: readonly Step[]; mayCome: number } {
  if (addressIn(values) === '') return { steps: [], mayCome: isUnanswered(values, 'contact') ? 1 : 0 }
  return { steps: [plainQuestionStep(i18n, newsQuestion)], mayCome: 0 }
}

/** The request for news that is sent beside the main request; undefined if news was not requested. */
function newsRequestOf({ locale, values }: Submission, country: Country): ContactRequest | undefined {
  const email = addressIn(values)
  const ticked = values[newsQuestion.id]
  if (email === '' || !Array.isArray(ticked) || ticked.length === 0) return undefined
  return {
    locale,
    email,
    country,
    lists: ['new_studies'],
    consent: true,
    consent_text_version: newsBesideCall.version,
  }
}

function addressIn(values: FlowValues): string {
  return contactDetails(values['contact'])['email'] ?? ''
}
