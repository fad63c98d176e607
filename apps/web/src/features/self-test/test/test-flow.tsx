import { testConsent } from '@clairmemoire/forms/memory-test-consents'
import { Trans } from '@lingui/react/macro'
import { flowStage } from '../../../form-flow/index.ts'
import { saveOwnResultId } from '../../../own-results/index.ts'
import { cleanDraft, type SelfTestDraft } from '../self-test-draft.ts'
import { answeringFlow } from './answering-flow.tsx'

export const test = answeringFlow({
  name: 'test',
  userTypeOf: ({ userType }) => userType,
  consent: testConsent,
  onConfirmed: ({ site, saved, goTo }, { id }) => {
    const { flows, invitation, viewResult, continued } = saved.draft
    // A continued result keeps its id, which may already be stored for a longer period.
    if (id !== continued?.result) void saveOwnResultId(site.applicationState, id)
    saved.end({ isSent: true, flows: { ...cleanDraft.flows, view: flows.view }, invitation, viewResult })
    goTo('sent')
  },
  stageBefore: ({ continued }) => (continued ? 'sent' : 'introduction'),
  about: ({ userType }) => <WhoAnswers userType={userType} />,
})

export const TestStage = flowStage(test)

/** Shown above each question about someone else, so that nobody answers for themselves by mistake. */
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
