import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite, useVisitorCountry } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'

/** Lists next steps for a visitor whom no study suits. */
export function NextSteps({ phone }: { phone: string }) {
  const { locale } = useSite()
  const country = useVisitorCountry()
  const number = formatPhone(phone)
  return (
    <Prose>
      <h2>
        <Trans id="trial-finder.no-match.next">Ce que vous pouvez faire maintenant</Trans>
      </h2>
      <ul>
        <li>
          <Trans id="trial-finder.no-match.next-doctor">
            Si la mémoire vous inquiète, parlez-en à votre médecin. Il est souvent le plus proche, et il connaît les
            consultations près de chez vous. La feuille au bas de cette page est faite pour lui.
          </Trans>
        </li>
        {locale === 'fr' && country === 'FR' && (
          <li>
            <Trans id="trial-finder.no-match.next-consultation">
              Vous pouvez aussi lire{' '}
              <PageLink to="/offers/consultation">comment se passe une consultation pour la mémoire</PageLink>.
            </Trans>
          </li>
        )}
        <li>
          <Trans id="trial-finder.no-match.next-phone">
            Une question sur ce résultat ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </li>
        <li>
          <Trans id="trial-finder.no-match.next-studies">
            Vous pouvez aussi <Link to="/essais-cliniques">lire les pages de toutes les études</Link>.
          </Trans>
        </li>
      </ul>
    </Prose>
  )
}

/** Shown if no study suits. Lists events that could change the result, and advises against a change of care for a study. */
export function WhatWouldChange({ studies }: { studies: readonly StudyAssessment[] }) {
  const reasons = new Set(studies.map(({ reason }) => reason ?? 'criteria'))
  return (
    <Prose>
      <h2>
        <Trans id="trial-finder.no-match.change">Ce qui pourrait changer ce résultat</Trans>
      </h2>
      <ul>
        {reasons.has('criteria') && (
          <li>
            <Trans id="trial-finder.no-match.change-answer">
              Une réponse à corriger, ou qui change avec le temps, comme l’âge. Vous pouvez revoir vos réponses au bas
              de cette page.
            </Trans>
          </li>
        )}
        {reasons.has('no_site_in_country') && (
          <li>
            <Trans id="trial-finder.no-match.change-place">Un lieu d’étude qui ouvre dans le pays indiqué.</Trans>
          </li>
        )}
        <li>
          <Trans id="trial-finder.no-match.change-study">Une étude qui ouvre, ou qui recrute à nouveau.</Trans>
        </li>
      </ul>
      <p>
        <Trans id="trial-finder.no-match.change-care">
          Ne changez ni traitement ni suivi pour entrer dans une étude. Parlez-en d’abord à votre médecin.
        </Trans>
      </p>
    </Prose>
  )
}
