import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { ownResultKey } from '../../own-results/index.ts'
import { useContactPhone } from '../../platform/site/site-hooks.ts'
import { PrivatePage } from '../../private-views/index.ts'
import { PageLink } from '../../routing/page-link.tsx'
import type { PageCopy, PageProps } from '../../routing/page-loader.ts'

export const recommendationsCopy: PageCopy = {
  catalog: { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  title: msg({ id: 'recommendations.page.title', message: 'Votre score de mémoire et nos recommandations' }),
  description: msg({
    id: 'recommendations.page.description',
    message: 'Le résultat de votre test, ce qui peut aussi jouer sur la mémoire, et des conseils avec leurs raisons.',
  }),
}

const resultView = {
  load: async () => (await import('./result/result-view.tsx')).ResultView,
  catalogs: [recommendationsCopy.catalog, callRequestsCatalog, formFlowCatalog],
}

/** Shows the result of a private link or the result stored on this device; without a result, a link to the test. */
export function RecommendationsPage({ site, pageText }: PageProps) {
  return (
    <PrivatePage
      site={site}
      title={pageText.title}
      part={ownResultKey}
      view={resultView}
      opening={msg({ id: 'recommendations.looking', message: 'Un instant, nous ouvrons votre résultat…' })}
      Without={WithoutResult}
    />
  )
}

function WithoutResult({ isErased }: { isErased: boolean }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={<Trans id="recommendations.page.title">Votre score de mémoire et nos recommandations</Trans>}
        lead={
          <Trans id="recommendations.without.lead">
            Cette page montre le résultat de votre test. Cet appareil n’en garde pas pour le moment.
          </Trans>
        }
        actions={
          <Actions>
            <PageLink to="/questionnaire" className={buttonClass('primary')}>
              <Trans id="recommendations.without.test">Faire le test</Trans>
            </PageLink>
            <a href={`tel:${phone}`} className={buttonClass('quiet')}>
              <Trans id="recommendations.call">Appeler le {number}</Trans>
            </a>
          </Actions>
        }
      >
        {isErased ? (
          <Notice tone="success" announce>
            <p>
              <Trans id="recommendations.erased">
                Tout est effacé : vos réponses, votre résultat et vos coordonnées, ici et chez nous.
              </Trans>
            </p>
          </Notice>
        ) : null}
      </Hero>
      <Section>
        <Prose>
          <h2>
            <Trans id="recommendations.without.found">Ce que vous trouverez ici après le test</Trans>
          </h2>
          <ul>
            <li>
              <Trans id="recommendations.without.step">
                Une prochaine étape : rien ne presse, en parler à votre médecin, ou prendre rendez-vous.
              </Trans>
            </li>
            <li>
              <Trans id="recommendations.without.causes">
                Ce qui peut aussi jouer sur la mémoire, d’après vos réponses.
              </Trans>
            </li>
            <li>
              <Trans id="recommendations.without.advice">
                Des conseils, avec leurs raisons et leurs sources, et une page à donner à votre médecin.
              </Trans>
            </li>
          </ul>
          <h2>
            <Trans id="recommendations.without.already">Vous avez déjà fait le test ?</Trans>
          </h2>
          <p>
            <Trans id="recommendations.without.link">
              Le résultat reste 20 heures sur l’appareil qui a servi au test. Si vous avez demandé votre lien par
              e-mail, ouvrez-le depuis cet e-mail.
            </Trans>
          </p>
          <p>
            <Trans id="recommendations.without.limits">
              Ce test ne pose pas de diagnostic. Lisez{' '}
              <PageLink to="/self-test-limits">comment il marche, et ses limites</PageLink>.
            </Trans>
          </p>
          <p>
            <Trans id="recommendations.without.sudden">
              Un trouble qui vient d’un coup ? <PageLink to="/help-now">De l’aide, maintenant</PageLink>
            </Trans>
          </p>
        </Prose>
      </Section>
    </>
  )
}
