import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'

/** The key names nothing, or nothing any more. */
export function UnknownRequest({ onForget }: { onForget: () => void }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="your-request.unknown.title">Cette demande n’est plus là</Trans>
        </h1>
        <p>
          <Trans id="your-request.unknown.text">
            Elle a été effacée, ou le lien n’est pas entier. Une demande s’efface aussi d’elle-même après un long
            moment.
          </Trans>
        </p>
        <Actions>
          <a href={`tel:${phone}`} className={buttonClass('primary')}>
            <Trans id="your-request.call">Appeler le {number}</Trans>
          </a>
          <Button kind="quiet" onClick={onForget}>
            <Trans id="your-request.unknown.forget">Oublier ce lien sur cet appareil</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
