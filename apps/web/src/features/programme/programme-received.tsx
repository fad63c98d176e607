import type { Contact } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Confirmation } from '@clairmemoire/ui/confirmation'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RequestDraft } from '../../call-requests/index.ts'
import { EraseAnswers, type StageProps, useDocumentTitle, useNewStep } from '../../form-flow/index.ts'
import { thanksPath } from './thanks-path.ts'

/** Shown when the form is opened again on the device that sent it; the confirmation has its own page. */
export function ReceivedStage({ context: { saved, title } }: StageProps<RequestDraft<Contact>>) {
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
