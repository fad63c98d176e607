import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useContactPhone } from '../../platform/site/use-contact-phone.ts'

interface WithoutRequestProps {
  isErased: boolean
  /** Asks for the link by mail; undefined until it is loaded. */
  askLink: ReactNode
  onAskLink: () => void
}

/** What this page is for and how to get there: readable before and without JavaScript. */
export function WithoutRequest({ isErased, askLink, onAskLink }: WithoutRequestProps) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={<Trans id="your-request.page.title">Votre demande</Trans>}
        lead={
          <Trans id="your-request.without.lead">
            Pour voir où en est votre demande, ouvrez le lien privé de notre e-mail. Vous ne le trouvez pas ?
            Appelez-⁠nous avec votre référence.
          </Trans>
        }
        actions={
          <Actions>
            <a href={`tel:${phone}`} className={buttonClass('primary')}>
              <Trans id="your-request.call">Appeler le {number}</Trans>
            </a>
          </Actions>
        }
      >
        {isErased ? (
          <Notice tone="success" announce>
            <p>
              <Trans id="your-request.erased">
                Tout est effacé : votre demande et vos coordonnées, ici et chez nous. Personne ne vous appellera.
              </Trans>
            </p>
          </Notice>
        ) : null}
      </Hero>
      <Section width="column">
        <Disclosure
          summary={<Trans id="your-request.ask-link.title">Recevoir de nouveau mon lien</Trans>}
          onOpen={onAskLink}
        >
          {askLink ?? (
            <p>
              <Trans id="your-request.ask-link.by-phone">Appelez-⁠nous au {number}, avec votre référence.</Trans>
            </p>
          )}
        </Disclosure>
      </Section>
    </>
  )
}
