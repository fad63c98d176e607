import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import { useContactPhone } from '../../platform/site/use-contact-phone.ts'

/** What this page is for and how to get there: readable before and without JavaScript. */
export function WithoutRequest({ isErased }: { isErased: boolean }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <Hero
      title={<Trans id="your-request.page.title">Votre demande</Trans>}
      lead={
        <Trans id="your-request.without.lead">
          Pour voir où en est votre demande, ouvrez le lien privé de notre e-mail. Vous ne le trouvez pas ? Appelez-⁠nous
          avec votre référence.
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
  )
}
