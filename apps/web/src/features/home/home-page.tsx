import { productName } from '@clairmemoire/domain/product'
import { Actions } from '@clairmemoire/ui/actions'
import { Arcs } from '@clairmemoire/ui/arcs'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FinderSteps } from './finder-steps.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { ResearchInvitation } from './research-invitation.tsx'
import { WhoItIsFor } from './who-it-is-for.tsx'

export function HomePage() {
  return (
    <>
      <Hero
        title={<Trans id="home.hero.title">Un doute sur la mémoire ? Avançons pas à pas.</Trans>}
        lead={
          <Trans id="home.hero.lead">
            {productName} est une clinique en ligne dédiée aux troubles de la mémoire et de la réflexion. Elle aide à
            les repérer tôt et à organiser la suite avec vos médecins.
          </Trans>
        }
        actions={
          <Actions>
            <Link to="/trial-finder" className={buttonClass('primary')}>
              <Trans id="home.hero.action">Trouver un essai clinique</Trans>
            </Link>
          </Actions>
        }
        note={
          <Trans id="home.hero.note">
            Prenez votre temps. Vos réponses restent sur votre appareil tant que vous n’acceptez pas de les envoyer.
          </Trans>
        }
        drawing={<Arcs />}
      />
      <FinderSteps />
      <ResearchInvitation />
      <WhoItIsFor />
      <GoodToKnow />
    </>
  )
}
