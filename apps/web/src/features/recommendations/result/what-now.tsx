import type { Recommendation } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { useContactPhone, useVisitorCountry } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'

/** Names the next contacts: the person's doctor, the clinic, and help nearby. Consultations are offered only in French and in France. */
export function WhatNow({ recommendation: { locale } }: { recommendation: Recommendation }) {
  const phone = useContactPhone()
  const country = useVisitorCountry()
  const number = formatPhone(phone)
  return (
    <Prose>
      <p>
        <Trans id="recommendations.now.doctor">
          Votre médecin vous connaît : commencez par lui si vous le pouvez. Une feuille est prête pour lui.
        </Trans>
      </p>
      <p>
        <Trans id="recommendations.now.phone">
          Une question sur ce résultat ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>. Une personne vous aide à
          choisir par où commencer. Elle ne fait pas de diagnostic.
        </Trans>
      </p>
      {locale === 'fr' && country === 'FR' ? (
        <LinkList
          links={[
            <PageLink key="consult" to="/offers/consultation">
              <Trans id="recommendations.now.consult">Consultez un médecin</Trans>
            </PageLink>,
          ]}
        />
      ) : null}
      <p>
        <Trans id="recommendations.now.nearby">
          Près de chez vous : le médecin traitant, une consultation mémoire, une ligne d’écoute.{' '}
          <PageLink to="/help-now">Voir les numéros, par pays</PageLink>
        </Trans>
      </p>
    </Prose>
  )
}

/** Explains the limits of the result. */
export function WhatItIsNot({ isShort }: { isShort: boolean }) {
  return (
    <Prose>
      <ul>
        {isShort ? (
          <li>
            <Trans id="recommendations.not.short">
              Ce qui n’est pas demandé peut compter aussi. Continuez le test pour un résultat plus précis : rien n’est
              redemandé.
            </Trans>
          </li>
        ) : null}
        <li>
          <Trans id="recommendations.not.diagnosis">Ce n’est pas un diagnostic. Il ne nomme aucune maladie.</Trans>
        </li>
        <li>
          <Trans id="recommendations.not.calm">
            Un résultat rassurant ne veut pas dire que tout va bien. Si vous êtes inquiet, parlez-en quand même.
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
