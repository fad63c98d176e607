import { Trans } from '@lingui/react/macro'
import { createRequestPage, type IntroductionProps, RequestIntroduction } from '../../call-requests/index.ts'

/** For people who have already seen a doctor and want a further opinion. */
export const SecondaryConsultationPage = createRequestPage(
  {
    part: 'secondary-consultation',
    load: () => import('./secondary-stages.ts'),
  },
  Introduction,
)

function Introduction(props: IntroductionProps) {
  return (
    <RequestIntroduction
      {...props}
      lead={
        <Trans id="secondary-consultation.introduction.lead">
          Dites-nous qui vous avez vu, ce qu’on vous a dit et ce que vous cherchez. Une personne de la clinique vous
          rappelle.
        </Trans>
      }
      startLabel={<Trans id="secondary-consultation.introduction.start">Commencer la demande</Trans>}
      facts={[
        {
          term: <Trans id="secondary-consultation.introduction.papers">Vos papiers</Trans>,
          value: (
            <Trans id="secondary-consultation.introduction.papers.value">
              N’envoyez rien maintenant. Gardez vos comptes rendus sous la main pour l’appel.
            </Trans>
          ),
        },
        {
          term: <Trans id="secondary-consultation.introduction.decline">Une question vous gêne ?</Trans>,
          value: (
            <Trans id="secondary-consultation.introduction.decline.value">
              Ce qu’on vous a dit peut rester sans réponse.
            </Trans>
          ),
        },
      ]}
    />
  )
}
