import { viewConsent } from '@clairmemoire/forms/memory-test-consents'
import { Trans } from '@lingui/react/macro'
import { flowStage } from '../../../form-flow/index.ts'
import { cleanDraft } from '../self-test-draft.ts'
import { answeringFlow } from '../test/answering-flow.tsx'

/** The flow in which a relative answers about the person who invited them. */
export const view = answeringFlow({
  name: 'view',
  userTypeOf: () => 'relative',
  consent: viewConsent,
  beside: ({ invitation }) => (invitation ? { relative_link: invitation.link } : {}),
  onFailed: ({ saved, goTo }, failure) => {
    const { invitation } = saved.draft
    if (!invitation || failure.kind !== 'refused' || !failure.fields['relative_link']) return
    saved.update({ invitation: { ...invitation, isGone: true } })
    goTo('link-gone')
  },
  onConfirmed: ({ saved, goTo }, { id }) => {
    const { flows, isSent = false, userType } = saved.draft
    saved.end({ isSent, userType, flows: { ...cleanDraft.flows, test: flows.test }, viewResult: id })
    goTo('view-sent')
  },
  stageBefore: () => 'invitation',
  about: () => (
    <p>
      <Trans id="self-test.about.view">Vous répondez au sujet de la personne qui vous a donné le lien.</Trans>
    </p>
  ),
})

export const ViewStage = flowStage(view)
