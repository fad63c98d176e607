import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'
import { AskLink } from '../ask-link.tsx'

/** The key names nothing, or nothing any more: which of both nobody is told. A new link can be asked for here. */
export function UnknownRequest({ site, onForget }: { site: SiteContext; onForget: () => void }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="your-request.unknown.title">Cette demande ne s’ouvre plus ici</Trans>
        </h1>
        <p>
          <Trans id="your-request.unknown.text">
            Le lien a été arrêté, ou remplacé par celui d’un e-mail plus récent. Il se peut aussi que la demande soit
            effacée, ou que le lien ne soit pas entier.
          </Trans>
        </p>
        <p>
          <Trans id="your-request.unknown.next">
            Ouvrez le lien de notre dernier e-mail. Vous pouvez aussi nous appeler, ou recevoir un nouveau lien ici.
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
        <h2>
          <Trans id="your-request.ask-link.title">Recevoir de nouveau mon lien</Trans>
        </h2>
        <AskLink site={site} />
      </Stack>
    </Section>
  )
}
