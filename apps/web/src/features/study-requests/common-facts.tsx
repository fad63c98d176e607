import { Trans } from '@lingui/react/macro'

/** Facts that apply to every request about a study. */
export const commonFacts = [
  {
    term: <Trans id="study-requests.introduction.duration">Durée</Trans>,
    value: <Trans id="study-requests.introduction.duration.value">Quelques minutes. Rien ne presse.</Trans>,
  },
  {
    term: <Trans id="study-requests.introduction.commitment">Engagement</Trans>,
    value: (
      <Trans id="study-requests.introduction.commitment.value">
        L’appel est confidentiel et ne vous engage à rien. Vous décidez après, avec vos proches et votre médecin.
      </Trans>
    ),
  },
]
