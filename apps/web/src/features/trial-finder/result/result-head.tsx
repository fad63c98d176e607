import type { Outcome } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Drawing } from '@clairmemoire/ui/drawing'
import noMatch from '@clairmemoire/ui/drawings/no-match.svg'
import { Panel } from '@clairmemoire/ui/layout'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface ResultHeadProps {
  outcome: Outcome
  /** The clinic's number in E.164. */
  phone: string
  onAskForNews: () => void
  /** A link to ask for a call about the first study. */
  booking: ReactNode
  /** A text about the storage period. */
  saved: ReactNode
}

/** Shows the result and the next step. The words never promise more than the badge of the first study (R2-100 to R2-104). */
export function ResultHead({ outcome, phone, onAskForNews, booking, saved }: ResultHeadProps) {
  switch (outcome) {
    case 'match':
      return (
        <>
          <h1 tabIndex={-1}>
            <Trans id="trial-finder.match.title">Votre profil correspond à une étude en cours de recrutement !</Trans>
          </h1>
          <p>
            <Trans id="trial-finder.match.caution">
              Cela ne veut pas dire que la participation est acquise. Seule l’équipe de l’étude peut la confirmer.
            </Trans>
          </p>
          <CallInvitation phone={phone}>{booking}</CallInvitation>
          {saved}
        </>
      )
    case 'cannot_tell':
      return (
        <>
          <h1 tabIndex={-1}>
            <Trans id="trial-finder.cannot-tell.title">Une étude pourrait vous convenir : voyons-le ensemble</Trans>
          </h1>
          <p>
            <Trans id="trial-finder.cannot-tell.text">
              Rien dans vos réponses ne s’y oppose. Mais il manque encore quelque chose pour le savoir : une réponse, ou
              la certitude que l’étude recrute. Seule l’équipe de l’étude peut confirmer une participation.
            </Trans>
          </p>
          <CallInvitation phone={phone}>{booking}</CallInvitation>
          {saved}
        </>
      )
    case 'no_match':
    default:
      return (
        <>
          <Drawing src={noMatch} />
          <h1 tabIndex={-1}>
            <Trans id="trial-finder.no-match.title">Aucune étude ne correspond à votre profil pour le moment</Trans>
          </h1>
          {saved}
          <p>
            <Trans id="trial-finder.no-match.text">
              De nouvelles études sur la mémoire ouvrent régulièrement, nous vous tiendrons au courant des prochaines
              études.
            </Trans>
          </p>
          <Panel tone="deep">
            <p>
              <Trans id="trial-finder.no-match.invitation">
                Pour cela, laissez-nous vos coordonnées. Nous vous contacterons quand une étude pourra vous
                correspondre.
              </Trans>
            </p>
            <Actions>
              <Button kind="sun" onClick={onAskForNews}>
                <Trans id="trial-finder.no-match.leave-contact">Laisser mes coordonnées</Trans>
              </Button>
            </Actions>
          </Panel>
        </>
      )
  }
}

function CallInvitation({ phone, children }: { phone: string; children: ReactNode }) {
  const number = formatPhone(phone)
  return (
    <Panel tone="deep">
      <p>
        <Trans id="trial-finder.match.invitation">
          Réservez un appel gratuit de 10 minutes pour en savoir plus. L’appel est confidentiel et sans engagement.
        </Trans>
      </p>
      <Actions>{children}</Actions>
      <p>
        <Trans id="trial-finder.match.phone">
          Ou appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
        </Trans>
      </p>
    </Panel>
  )
}
