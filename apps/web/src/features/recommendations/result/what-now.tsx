import type { Recommendation } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Panel } from '@clairmemoire/ui/panel'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Trans } from '@lingui/react/macro'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'
import { PageLink } from '../../../routing/page-link.tsx'

/** What this is not, and whom to see: a consultation or a call by the language, care nearby by the country. */
export function WhatNow({ recommendation: { locale } }: { recommendation: Recommendation }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <Section labelledBy="what-now">
      <Split beside={<WhatItIsNot />}>
        <Panel tone="deep">
          <h2 id="what-now">
            <Trans id="recommendations.now.title">En parler à quelqu’un</Trans>
          </h2>
          <p>
            <Trans id="recommendations.now.doctor">
              Votre médecin vous connaît : commencez par lui si vous le pouvez. La feuille au bas de cette page est
              faite pour lui.
            </Trans>
          </p>
          <Actions>
            {locale === 'fr' ? (
              <PageLink to="/offers/consultation" className={buttonClass('sun')}>
                <Trans id="recommendations.now.consult">Consultez un médecin</Trans>
              </PageLink>
            ) : (
              <a href={`tel:${phone}`} className={buttonClass('sun')}>
                <Trans id="recommendations.call">Appeler le {number}</Trans>
              </a>
            )}
          </Actions>
          <p>
            {locale === 'fr' ? (
              <Trans id="recommendations.now.phone">
                Une question sur ce résultat ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
              </Trans>
            ) : (
              <Trans id="recommendations.now.call">
                Une personne vous aide à choisir par où commencer. Elle ne fait pas de diagnostic.
              </Trans>
            )}
          </p>
          <p>
            <Trans id="recommendations.now.nearby">
              Près de chez vous : le médecin traitant, une consultation mémoire, une ligne d’écoute.{' '}
              <PageLink to="/help-now">Voir les numéros, par pays</PageLink>
            </Trans>
          </p>
        </Panel>
      </Split>
    </Section>
  )
}

function WhatItIsNot() {
  return (
    <Prose>
      <h2>
        <Trans id="recommendations.not.title">Ce que ce résultat ne dit pas</Trans>
      </h2>
      <ul>
        <li>
          <Trans id="recommendations.not.diagnosis">Ce n’est pas un diagnostic. Il ne nomme aucune maladie.</Trans>
        </li>
        <li>
          <Trans id="recommendations.not.calm">
            Un résultat calme ne veut pas dire que tout va bien. Si vous êtes inquiet, parlez-en quand même.
          </Trans>
        </li>
        <li>
          <Trans id="recommendations.not.sudden">
            Un changement qui vient d’un coup ne peut pas attendre :{' '}
            <PageLink to="/help-now">de l’aide, maintenant</PageLink>.
          </Trans>
        </li>
        <li>
          <Trans id="recommendations.not.limits">
            Pour en juger vous-même, lisez{' '}
            <PageLink to="/self-test-limits">comment ce test marche, et ses limites</PageLink>.
          </Trans>
        </li>
      </ul>
    </Prose>
  )
}
