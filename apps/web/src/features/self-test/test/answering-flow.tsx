import type { Failure } from '@clairmemoire/api-client/errors'
import type { OrientationForm, OrientationRequest, Recommendation, UserType } from '@clairmemoire/api-client/schema'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  answersToSend,
  type ConsentCopy,
  consentIn,
  type Flow,
  OutdatedNotice,
  type Submission,
} from '../../../form-flow/index.ts'
import { CarryOver, selfTestPart } from '../../../own-results/index.ts'
import { formQuery, submitTest } from '../self-test.queries.ts'
import type { SelfTestContext, SelfTestDraft, SelfTestStage } from '../self-test-draft.ts'
import { testSteps } from './test-steps.tsx'

/** What differs between answering for oneself or for somebody, and answering because somebody asked for it. */
interface Answering {
  name: keyof SelfTestDraft['flows']
  userTypeOf: (draft: SelfTestDraft) => UserType
  consentOf: (draft: SelfTestDraft) => ConsentCopy
  /** What is sent beside the answers. */
  beside?: (draft: SelfTestDraft) => Partial<OrientationRequest>
  onFailed?: (context: SelfTestContext, failure: Failure) => void
  onConfirmed: (context: SelfTestContext, result: Recommendation) => void
  stageBefore: SelfTestStage
  about: (draft: SelfTestDraft) => ReactNode
}

/** The questions of the test, the consent and the check, sent as one submission. */
export function answeringFlow(answering: Answering): Flow<SelfTestDraft, OrientationForm, Recommendation> {
  const { name, userTypeOf, consentOf, beside, onFailed, onConfirmed, stageBefore, about } = answering
  const queryOf = ({ site, kept }: SelfTestContext) => formQuery(site.api, site.locale, userTypeOf(kept.draft))
  return {
    name,
    query: queryOf,
    versionOf: ({ user_type, version }) => `${user_type} ${version}`,
    stepsOf: ({ i18n, data, context }, values) =>
      testSteps(i18n, data, consentOf(context.kept.draft), values, context.site.locale),
    submit: async ({ context, data: form }, submission) => {
      const { api, queryClient } = context.site
      const body = { ...toOrientationRequest(form, submission), ...beside?.(context.kept.draft) }
      // Who answers is no part of the body, and makes another submission of the same answers.
      const key = await context.kept.submissionKey({ ...body, user_type: form.user_type })
      const sent = await submitTest(api, form.user_type, body, key)
      if (sent.kind === 'refused' && sent.fields['questionnaire_version']) {
        await (await queryClient()).invalidateQueries(queryOf(context))
      }
      return sent
    },
    onConfirmed: ({ context }, result) => onConfirmed(context, result),
    onFailed: ({ context }, failure) => onFailed?.(context, failure),
    changeWith: ({ questionnaireVersion }, _, { version }) =>
      questionnaireVersion === version ? {} : { questionnaireVersion: version },
    stageBefore: () => stageBefore,
    about: ({ kept }) => about(kept.draft),
    below: ({ site }) => (
      <CarryOver site={site} part={selfTestPart}>
        <Trans id="self-test.carry">Continuer sur un autre appareil</Trans>
      </CarryOver>
    ),
    notice: ({ context: { kept }, data: { version } }) => (
      <OutdatedNotice flow={kept.draft.flows[name]} answered={kept.draft.questionnaireVersion} version={version} />
    ),
  }
}

function toOrientationRequest(
  form: OrientationForm,
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
): OrientationRequest {
  return { locale, ...answersToSend(form, values), ...consentIn(values) }
}
