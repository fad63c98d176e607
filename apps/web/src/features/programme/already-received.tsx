import type { Contact } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Confirmation } from '@clairmemoire/ui/confirmation'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RequestDraft } from '../../call-requests/index.ts'
import { EraseAnswers, type StageProps, useDocumentTitle, useNewStep } from '../../form-flow/index.ts'
import { thanksPath } from './thanks-path.ts'

/** For who comes back to the form on the device from which they have sent it; the thanks stand on a page of their own. */
export function AlreadyReceived({ visit: { kept, title } }: StageProps<RequestDraft<Contact>>) {
  const { t } = useLingui()
  useDocumentTitle(t({ id: 'programme.received.tab', message: 'Demande reçue' }), title)
  useNewStep({ step: 'received' })
  const reference = kept.draft.receipt?.reference
  return (
    <Section width="column">
      <Stack>
        <Confirmation
          title={<Trans id="programme.received.title">Nous avons votre demande</Trans>}
          promise={
            <Trans id="programme.received.promise">
              Nous vous envoyons un lien, une fois par heure et trois fois par jour au plus. Ouvrez-⁠le et confirmez :
              sans cela, nous n’écrirons pas. Votre référence : <strong>{reference}</strong>
            </Trans>
          }
        />
        <Actions>
          <Link to={thanksPath} className={buttonClass('primary')}>
            <Trans id="programme.received.next">Lire ce qui se passe maintenant</Trans>
          </Link>
        </Actions>
        <EraseAnswers onErase={kept.erase} />
      </Stack>
    </Section>
  )
}
