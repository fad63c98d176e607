import { MainLinks } from '@clairmemoire/ui/main-links'
import { Drawing } from '@clairmemoire/ui/drawing'
import doctor from '@clairmemoire/ui/drawings/doctor.svg'
import onThePhone from '@clairmemoire/ui/drawings/on-the-phone.svg'
import research from '@clairmemoire/ui/drawings/research.svg'
import result from '@clairmemoire/ui/drawings/result.svg'
import welcome from '@clairmemoire/ui/drawings/welcome.svg'
import { Hero } from '@clairmemoire/ui/hero'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmergencyCalls } from '../../platform/site/emergency.tsx'
import { useSite, useVisitorCountry } from '../../platform/site/site-hooks.ts'
import { PageLink } from '../../routing/page-link.tsx'

/** Introduces the site, with links to possible first steps. */
export function Welcome() {
  return (
    <Hero
      title={<Trans id="home.hero.title">Un doute sur la mémoire ? Avançons pas à pas.</Trans>}
      lead={
        <Trans id="home.hero.lead">Une clinique en ligne de la mémoire : repérer tôt, avancer avec vos médecins.</Trans>
      }
      mainLinks={<WelcomeLinks />}
      drawing={<Drawing src={welcome} wide first />}
    />
  )
}

/** Links for the most common reasons to visit. */
function WelcomeLinks() {
  const { locale } = useSite()
  const country = useVisitorCountry()
  return (
    <>
      <MainLinks>
        <PageLink to="/questionnaire">
          <Drawing src={result} />
          <Trans id="home.hero.test">Tester ma mémoire</Trans>
        </PageLink>
        <Link to="/trial-finder">
          <Drawing src={research} />
          <Trans id="home.hero.action">Trouver une étude</Trans>
        </Link>
        {locale === 'fr' && country === 'FR' && (
          <PageLink to="/offers/consultation">
            <Drawing src={doctor} />
            <Trans id="home.hero.consult">Consulter un médecin</Trans>
          </PageLink>
        )}
        <PageLink to="/help-now">
          <Drawing src={onThePhone} />
          <Trans id="home.help-now.link">De l’aide, maintenant</Trans>
        </PageLink>
      </MainLinks>
      <p className="hero__note">
        <Trans id="home.good-to-know.emergency">
          Confusion soudaine, difficulté à parler, un côté du corps qui ne répond plus : appelez tout de suite le 
          <EmergencyCalls />.
        </Trans>
      </p>
    </>
  )
}
