import { productName } from '@clairmemoire/domain/product'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Arcs, type Drawing } from '@clairmemoire/ui/arcs'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../platform/site/use-site.ts'
import { PageLink } from '../../routing/page-link.tsx'

/** What this is, and what a person can do now. */
export function Welcome({ rings }: { rings: Drawing }) {
  const { locale, settings } = useSite()
  const phone = formatPhone(settings.contactPhone)
  return (
    <Hero
      title={<Trans id="home.hero.title">Un doute sur la mémoire ? Avançons pas à pas.</Trans>}
      lead={
        <Trans id="home.hero.lead">
          {productName} est une clinique en ligne dédiée aux troubles de la mémoire et de la réflexion. Elle aide à les
          repérer tôt et à organiser la suite avec vos médecins.
        </Trans>
      }
      actions={
        <Actions>
          <PageLink to="/questionnaire" className={buttonClass('primary')}>
            <Trans id="home.hero.test">Tester ma mémoire</Trans>
          </PageLink>
          <Link to="/trial-finder" className={buttonClass('quiet')}>
            <Trans id="home.hero.action">Trouver un essai clinique</Trans>
          </Link>
          {locale === 'fr' && (
            <PageLink to="/offers/consultation" className={buttonClass('quiet')}>
              <Trans id="home.hero.consult">Consulter un médecin</Trans>
            </PageLink>
          )}
          <a href={`tel:${settings.contactPhone}`} className={buttonClass('link')}>
            <Trans id="home.hero.call">Appeler le {phone}</Trans>
          </a>
        </Actions>
      }
      note={
        <Trans id="home.hero.note">
          Prenez votre temps. Vos réponses restent sur votre appareil tant que vous n’acceptez pas de les envoyer.
        </Trans>
      }
      drawing={<Arcs drawing={rings} />}
    />
  )
}
