import type { OrientationForm, Recommendation } from '@clairmemoire/api-client/schema'
import { Trans } from '@lingui/react/macro'
import { type Flow, flowStage, OutdatedNotice } from '../../../form-flow/index.ts'
import { keepOwnResult } from '../../../own-results/index.ts'
import type { SelfTestDraft, SelfTestVisit } from '../self-test-draft.ts'
import { formQuery, submitTest } from '../self-test.queries.ts'
import { toOrientationRequest } from './test-request.ts'
import { testSteps } from './test-steps.tsx'

const test: Flow<SelfTestDraft, OrientationForm, Recommendation> = {
  name: 'test',
  query: (visit) => queryOf(visit),
  versionOf: ({ user_type, version }) => `${user_type} ${version}`,
  stepsOf: ({ i18n, data }, values) => testSteps(i18n, data, values),
  submit: async ({ visit, data: form }, submission) => {
    const { api, queryClient } = visit.site
    const body = toOrientationRequest(form, submission)
    // Who answers is no part of the body, and makes another submission of the same answers.
    const key = await visit.kept.submissionKey({ ...body, user_type: form.user_type })
    const sent = await submitTest(api, form.user_type, body, key)
    if (sent.kind === 'refused' && sent.fields['questionnaire_version']) {
      await (await queryClient()).invalidateQueries(queryOf(visit))
    }
    return sent
  },
  onConfirmed: ({ visit: { site, kept, goTo } }, { id }) => {
    void keepOwnResult(site.applicationState, id)
    kept.end({ isSent: true })
    goTo('sent')
  },
  changeWith: ({ visit, data: { version } }) =>
    visit.kept.draft.questionnaireVersion === version ? {} : { questionnaireVersion: version },
  stageBefore: () => 'introduction',
  about: ({ kept }) => <WhoAnswers userType={kept.draft.userType} />,
  notice: ({ visit: { kept }, data: { version } }) => (
    <OutdatedNotice flow={kept.draft.flows.test} answered={kept.draft.questionnaireVersion} version={version} />
  ),
}

export const TestStage = flowStage(test)

function queryOf({ site, kept }: SelfTestVisit) {
  return formQuery(site.api, site.locale, kept.draft.userType)
}

/** Above each question about someone else, so that nobody answers for themselves by mistake. */
function WhoAnswers({ userType }: Pick<SelfTestDraft, 'userType'>) {
  if (userType === 'patient') return null
  return (
    <p>
      {userType === 'relative' ? (
        <Trans id="self-test.about.relative">Vous répondez pour un proche.</Trans>
      ) : (
        <Trans id="self-test.about.professional">Vous répondez pour une personne que vous suivez.</Trans>
      )}
    </p>
  )
}
