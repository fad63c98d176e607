import type { Contact } from '@clairmemoire/api-client/schema'
import { programme } from '@clairmemoire/forms/programme'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Confirmation } from '@clairmemoire/ui/confirmation'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { mailBody, mailSteps, type RequestDraft, requestStages } from '../../call-requests/index.ts'
import { EraseAnswers, sendForm, type StageProps, useDocumentTitle, useNewStep } from '../../form-flow/index.ts'
import { thanksPath } from './thanks-path.ts'

export const { RequestStage, WelcomeBackStage } = requestStages<undefined, Contact>({
  stepsOf: ({ i18n, context: { country } }, values) => mailSteps(programme, { i18n, country }, values),
  submit: ({ context }, submission) => {
    const body = mailBody(programme, submission, context.country)
    return sendForm(context, body, (client, request) => client.POST('/api/mail/create-contact/', request))
  },
})

export const ReceivedStage = AlreadyReceived

/** Shown when the form is opened again on the device that sent it; the confirmation has its own page. */
function AlreadyReceived({ context: { saved, title } }: StageProps<RequestDraft<Contact>>) {
  const { t } = useLingui()
  useDocumentTitle(t({ id: 'programme.received.tab', message: 'Demande reçue' }), title)
  useNewStep({ step: 'received' })
  const reference = saved.draft.receipt?.reference
  return (
    <Section width="column">
      <Stack>
        <Confirmation
          title={<Trans id="programme.received.title">Nous avons votre demande</Trans>}
          promise={
            <Trans id="programme.received.promise">
              Nous vous envoyons un lien. Ouvrez-⁠le et confirmez : sans cela, nous n’écrirons pas. Votre référence :{' '}
              <strong>{reference}</strong>
            </Trans>
          }
        />
        <Actions>
          <Link to={thanksPath} className={buttonClass('primary')}>
            <Trans id="programme.received.next">Lire ce qui se passe maintenant</Trans>
          </Link>
        </Actions>
        <EraseAnswers onErase={saved.erase} />
      </Stack>
    </Section>
  )
}
