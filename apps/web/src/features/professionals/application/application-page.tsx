import { Trans } from '@lingui/react/macro'
import { createFormPage, type IntroductionProps, RequestIntroduction } from '../../../call-requests/index.ts'

/** The form for healthcare professionals who want to join the network. */
export const ApplicationPage = createFormPage(
  'application',
  async () => (await import('@clairmemoire/forms/care/application')).application,
  Introduction,
)

function Introduction(props: IntroductionProps) {
  return (
    <RequestIntroduction
      {...props}
      lead={
        <Trans id="professionals.application.introduction.lead">
          Dites-nous votre métier, où vous exercez et ce que vous aimeriez faire. Nous vous appelons pour en parler.
        </Trans>
      }
      startLabel={<Trans id="professionals.application.introduction.start">Commencer</Trans>}
      facts={[
        {
          term: <Trans id="professionals.application.introduction.duration">Durée</Trans>,
          value: <Trans id="professionals.application.introduction.duration.value">Quelques minutes.</Trans>,
        },
        {
          term: <Trans id="professionals.application.introduction.number">Votre numéro RPPS</Trans>,
          value: (
            <Trans id="professionals.application.introduction.number.value">
              Gardez-le sous la main. Les autres métiers peuvent donner un numéro ADELI, ou aucun.
            </Trans>
          ),
        },
        {
          term: <Trans id="professionals.application.introduction.commitment">Engagement</Trans>,
          value: (
            <Trans id="professionals.application.introduction.commitment.value">
              Cette demande n’engage personne. Aucune commission n’est versée, dans aucun sens.
            </Trans>
          ),
        },
      ]}
    />
  )
}
