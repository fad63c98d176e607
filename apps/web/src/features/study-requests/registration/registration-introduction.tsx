import type { StudyListing } from '@clairmemoire/domain/study'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type IntroductionProps, RequestIntroduction } from '../../../call-requests/index.ts'

/** Which study it is, what registering means and what it does not, and the questions for who has not answered them. */
export function RegistrationIntroduction({
  study: { name, slug },
  ...props
}: IntroductionProps & { study: StudyListing }) {
  return (
    <RequestIntroduction
      {...props}
      title={<Trans id="study-requests.registration.title">S’inscrire à l’étude {name}</Trans>}
      lead={
        <Trans id="study-requests.registration.lead">
          Dites-⁠nous qui appeler et quand. Nous parlons de l’étude ensemble pendant un appel gratuit de 10 minutes.
        </Trans>
      }
      startLabel={<Trans id="study-requests.registration.start">Commencer mon inscription</Trans>}
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
          id: 'confirmation',
          term: <Trans id="study-requests.registration.confirmation">Participer ou non</Trans>,
          value: (
            <Trans id="study-requests.registration.confirmation.value">
              Cette inscription ne vous fait pas entrer dans l’étude. Seule l’équipe de l’étude peut confirmer qu’une
              personne peut participer.
            </Trans>
          ),
        },
        {
          id: 'first',
          term: <Trans id="study-requests.introduction.first">Vous hésitez ?</Trans>,
          value: (
            <Trans id="study-requests.registration.first">
              <Link to="/trial-finder" search={{ trial: slug }}>
                Voyez si cette étude peut vous convenir
              </Link>
              , ou{' '}
              <Link to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
                lisez d’abord sa page
              </Link>
              .
            </Trans>
          ),
        },
      ]}
    />
  )
}
