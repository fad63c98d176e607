import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'

/** Without a study that may suit: what might lead to another result, of the reasons that there were; never a change of care. */
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
