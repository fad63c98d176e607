import type { StudyListing } from '@clairmemoire/domain/study'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type IntroductionProps, RequestIntroduction } from '../../../call-requests/index.ts'

interface EngagementIntroductionProps extends IntroductionProps {
  study: StudyListing | undefined
}

/** What leaving an address leads to, and the ways for who would rather look first. */
export function EngagementIntroduction({ study, ...props }: EngagementIntroductionProps) {
  const name = study?.name
  return (
    <RequestIntroduction
      {...props}
      title={<Trans id="study-requests.engagement.title">Participer à la recherche sur la mémoire</Trans>}
      lead={
        <Trans id="study-requests.engagement.lead">
          Vous n’avez pas besoin d’avoir choisi une étude. Dites-⁠nous qui appeler et quand : nous répondons à vos
          questions pendant un appel gratuit de 10 minutes.
        </Trans>
      }
      startLabel={<Trans id="study-requests.engagement.start">Donner mes coordonnées</Trans>}
      notice={
        name === undefined ? null : (
          <Notice tone="info">
            <p>
              <Trans id="study-requests.engagement.about-study">
                Votre lien parle de l’étude {name}. Nous en parlerons en premier.
              </Trans>
            </p>
          </Notice>
        )
      }
      facts={[
        {
          id: 'duration',
          term: <Trans id="study-requests.introduction.duration">Durée</Trans>,
          value: <Trans id="study-requests.introduction.duration.value">Quelques minutes. Rien ne presse.</Trans>,
        },
        {
          id: 'commitment',
          term: <Trans id="study-requests.introduction.commitment">Engagement</Trans>,
          value: (
            <Trans id="study-requests.introduction.commitment.value">
              L’appel est confidentiel et ne vous engage à rien. Vous décidez après, avec vos proches et votre médecin.
            </Trans>
          ),
        },
        {
          id: 'who',
          term: <Trans id="study-requests.engagement.who">Pour qui</Trans>,
          value: (
            <Trans id="study-requests.engagement.who.value">
              Pour vous ou pour un proche, avec ou sans trouble de la mémoire.
            </Trans>
          ),
        },
        {
          id: 'first',
          term: <Trans id="study-requests.introduction.first">Vous hésitez ?</Trans>,
          value: (
            <Trans id="study-requests.engagement.first">
              <Link to="/trial-finder">Voyez si une étude peut vous convenir</Link>, ou{' '}
              <Link to="/essais-cliniques">lisez les pages des études</Link>.
            </Trans>
          ),
        },
      ]}
    />
  )
}
