import { Trans } from '@lingui/react/macro'
import { createRequestPage, type IntroductionProps, RequestIntroduction } from '../../../call-requests/index.ts'
import { EmergencyCalls } from '../../../platform/site/emergency.tsx'
import { ConsentSlip, consentSlipId } from './consent-slip.tsx'

/** The form for general practitioners whose patients have agreed to be called. */
export const ReferralPage = createRequestPage(
  {
    part: 'referral',
    load: () => import('./referral-stages.tsx'),
    loadReceived: () => import('./referral-received.tsx'),
  },
  Introduction,
)

function Introduction(props: IntroductionProps) {
  return (
    <RequestIntroduction
      {...props}
      lead={
        <Trans id="professionals.referral.introduction.lead">
          Votre patient est d’accord ? Dites-nous qui il est et pourquoi. Nous l’appelons, ou le proche qu’il a choisi.
        </Trans>
      }
      startLabel={<Trans id="professionals.referral.introduction.start">Commencer la demande</Trans>}
      facts={[
        {
          term: <Trans id="professionals.referral.introduction.emergency">Une urgence</Trans>,
          value: (
            <Trans id="professionals.referral.introduction.emergency.value">
              N’utilisez pas ce formulaire : faites le 
              <EmergencyCalls />.
            </Trans>
          ),
        },
        {
          term: <Trans id="professionals.referral.introduction.needed">À avoir sous la main</Trans>,
          value: (
            <Trans id="professionals.referral.introduction.needed.value">
              Votre numéro RPPS, et le téléphone de la personne à appeler. Quelques minutes suffisent.
            </Trans>
          ),
        },
        {
          term: <Trans id="professionals.referral.introduction.agreement">L’accord du patient</Trans>,
          value: (
            <Trans id="professionals.referral.introduction.agreement.value">
              Nous vous demandons quel jour il l’a donné. <a href={`#${consentSlipId}`}>La feuille ci-dessous</a> peut
              servir : elle est à imprimer et à signer.
            </Trans>
          ),
        },
        {
          term: <Trans id="professionals.referral.introduction.papers">Lettres et résultats</Trans>,
          value: (
            <Trans id="professionals.referral.introduction.papers.value">
              Rien ne se joint ici. Demandez-nous notre adresse de messagerie de santé (MSSanté) par téléphone.
            </Trans>
          ),
        },
      ]}
    >
      <ConsentSlip />
    </RequestIntroduction>
  )
}
