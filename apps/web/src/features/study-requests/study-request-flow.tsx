import type { TrialSignup, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import { studyName } from '@clairmemoire/studies/catalogue'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { LinkList } from '@clairmemoire/ui/link-list'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  callDetailsIn,
  callSteps,
  HomeLink,
  holdSlot,
  Received,
  type RequestDraft,
  requestForm,
  respondentIn,
  respondentStep,
  StudyThanks,
  WhatHappensNext,
} from '../../call-requests/index.ts'
import {
  answersToSend,
  choiceStep,
  describedValues,
  type FlowSite,
  type FlowValues,
  phoneNotation,
  type StageProps,
  type Step,
} from '../../form-flow/index.ts'
import { answeredSteps, answersTo, finderAnswersOn, type OwnAnswers } from './own-answers.ts'
import { type StudyRequestData, signUp, studyRequestQuery } from './study-request.queries.ts'
import { studyRequestConsent } from './study-request-consent.copy.ts'

const ownAnswersStepId = 'own_answers'

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
  const { with_trial: withTrial, trial_code: trial } = receipt
  const thanks = {
    title: <StudyThanks />,
    text: <WhatHappensNext withTrial={withTrial} email={site.settings.contactEmail} />,
    wayOn: <HomeLink kind="quiet" />,
  }
  return (
    <Received receipt={receipt} site={site} title={title} phone={phone} onErase={kept.erase} thanks={thanks}>
      {withTrial ? <StudyInQuestion trial={trial} /> : <NewsLink />}
    </Received>
  )
}

/** For who came without a study: to be told when one opens. */
function NewsLink() {
  return (
    <LinkList
      links={[
        <Link key="news" to="/your-news">
          <Trans id="study-requests.thank-you.news">Recevoir un e-mail quand une étude ouvre</Trans>
        </Link>,
      ]}
    />
  )
}

/** Everything that would go along, for who wants to read it first. */
function OwnAnswersNotice({ own }: { own: OwnAnswers }) {
  const { i18n } = useLingui()
  return (
    <Disclosure summary={<Trans id="study-requests.own-answers.show">Lire les réponses de cet appareil</Trans>}>
      <SummaryList rows={describedValues(i18n, answeredSteps(own), own.values)} />
    </Disclosure>
  )
}

/** Names the study that a request is about; nothing where it is about none. */
function StudyInQuestion({ trial }: { trial: string | undefined }) {
  if (trial === undefined) return null
  const name = studyName(trial)
  return (
    <p>
      <Trans id="study-requests.study-in-question">
        Étude : <strong>{name}</strong>
      </Trans>
    </p>
  )
}

/** What was answered in the trial finder is offered, never taken unasked (WCAG 3.3.7). */
function ownAnswersStep(i18n: I18n): Step {
  return choiceStep(i18n, {
    id: ownAnswersStepId,
    title: msg({ id: 'study-requests.own-answers.title', message: 'Voulez-vous joindre vos réponses ?' }),
    hint: msg({
      id: 'study-requests.own-answers.hint',
      message:
        'Vous avez déjà répondu aux questions sur les études, sur cet appareil. Avec vos réponses, notre équipe prépare mieux l’appel.',
    }),
    options: {
      use: msg({ id: 'study-requests.own-answers.use', message: 'Oui, joignez mes réponses' }),
      leave: msg({ id: 'study-requests.own-answers.leave', message: 'Non, ne les envoyez pas' }),
    },
  })
}

function usesOwnAnswers(values: FlowValues): boolean {
  return values[ownAnswersStepId] === 'use'
}

function leavesOwnAnswers(values: FlowValues): boolean {
  return values[ownAnswersStepId] === 'leave'
}
