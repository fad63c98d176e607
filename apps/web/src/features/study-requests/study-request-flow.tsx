import type { TrialSignup, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import {
  callDetailsIn,
  callSteps,
  holdSlot,
  Received,
  type RequestDraft,
  requestForm,
  respondentIn,
  respondentStep,
} from '../../call-requests/index.ts'
import { answersToSend, type FlowSite, phoneNotation, type StageProps } from '../../form-flow/index.ts'
import { answersTo, finderAnswersOn } from './own-answers.ts'
import { OwnAnswersNotice } from './own-answers-notice.tsx'
import { leavesOwnAnswers, ownAnswersStep, usesOwnAnswers } from './own-answers-step.ts'
import { StudyInQuestion } from './study-in-question.tsx'
import { signUp, type StudyRequestData, studyRequestQuery } from './study-request.queries.ts'
import { studyRequestConsent } from './study-request-consent.copy.ts'
import { thanksFor } from './thanks.tsx'

/** A call about one study, or about research: who it is for comes with the answers that are taken along. */
export const { RequestStage, WelcomeBackStage } = requestForm<StudyRequestData, TrialSignupRequest, TrialSignup>({
  query: studyRequestQuery,
  hold: ({ site }, value) => holdSlot(site, site.settings.country, value),
  stepsOf: ({ i18n, visit, data: { offer, own } }, values) => {
    const { country } = visit.site.settings
    const isTaken = own !== undefined && usesOwnAnswers(values)
    const respondent = isTaken ? respondentIn(own.values) : respondentIn(values)
    const notation = phoneNotation(country)
    const consent = studyRequestConsent[isTaken ? 'answers' : 'alone'][respondent]
    return [
      ...(own ? [ownAnswersStep(i18n)] : []),
      ...(isTaken ? [] : [respondentStep(i18n)]),
      ...callSteps({ i18n, respondent, offer, notation, country, phone: visit.phone, values, consent }),
    ]
  },
  bodyOf: async ({ visit, data }, { values, locale }) => {
    const { site, kept } = visit
    const taken = data.own && usesOwnAnswers(values) ? await takenAnswers(site, data.own.questionnaire) : undefined
    return {
      locale,
      country: site.settings.country,
      trial_code: kept.draft.about ?? noTrialMatch,
      respondent: taken?.respondent ?? respondentIn(values),
      ...callDetailsIn(values),
      ...taken?.sent,
    }
  },
  send: ({ site }, body, key) => signUp(site.api, body, key),
  about: ({ kept }) => <StudyInQuestion trial={kept.draft.about} />,
  notice: ({ visit, data: { own } }) =>
    own && !leavesOwnAnswers(visit.kept.draft.flows.request.values) ? <OwnAnswersNotice own={own} /> : null,
})

/** As they are now: what was erased since the form was opened is not sent. */
async function takenAnswers(site: FlowSite, questionnaire: Questionnaire) {
  const own = answersTo(questionnaire, await finderAnswersOn(site))
  return own && { respondent: respondentIn(own.values), sent: answersToSend(questionnaire, own.values) }
}

export function ReceivedStage({ visit: { kept, site, title, phone } }: StageProps<RequestDraft<TrialSignup>>) {
  const { receipt } = kept.draft
  if (!receipt) return null
  const { contactEmail: email } = site.settings
  const thanks = thanksFor(receipt.with_trial, email)
  return (
    <Received receipt={receipt} site={site} title={title} phone={phone} onErase={kept.erase} thanks={thanks}>
      {receipt.with_trial ? <StudyInQuestion trial={receipt.trial_code} /> : thanks.news}
    </Received>
  )
}
