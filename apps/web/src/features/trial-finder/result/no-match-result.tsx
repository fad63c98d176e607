import type { TrialRecommendation } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Panel } from '@clairmemoire/ui/panel'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { StudyReasons } from './study-reasons.tsx'

interface NoMatchResultProps {
  recommendation: TrialRecommendation
  /** E.164 */
  phone: string
  onLeaveContact: () => void
}

/** No dead end: why, the next best steps, and a way to be told of new studies (R2-102 to R2-104). */
export function NoMatchResult({ recommendation, phone, onLeaveContact }: NoMatchResultProps) {
  const number = formatPhone(phone)
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans id="trial-finder.no-match.title">Aucune étude ne correspond à votre profil pour le moment</Trans>
      </h1>
      <p>
        <Trans id="trial-finder.no-match.text">
          De nouvelles études sur la mémoire ouvrent régulièrement, nous vous tiendrons au courant des prochaines
          études.
        </Trans>
      </p>
      <Panel tone="deep">
        <p>
          <Trans id="trial-finder.no-match.invitation">
            Pour cela, laissez-nous vos coordonnées. Nous vous contacterons quand une étude pourra vous correspondre.
          </Trans>
        </p>
        <Actions>
          <Button kind="sun" onClick={onLeaveContact}>
            <Trans id="trial-finder.no-match.leave-contact">Laisser mes coordonnées</Trans>
          </Button>
        </Actions>
      </Panel>
      <Prose>
        <h2>
          <Trans id="trial-finder.no-match.next">Ce que vous pouvez faire maintenant</Trans>
        </h2>
        <ul>
          <li>
            <Trans id="trial-finder.no-match.next-doctor">
              Si la mémoire vous inquiète, parlez-en à votre médecin. Vous pouvez imprimer cette page pour lui.
            </Trans>
          </li>
          <li>
            <Trans id="trial-finder.no-match.next-phone">
              Une question sur ce résultat ? Appelez-nous au <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </li>
          <li>
            <Trans id="trial-finder.no-match.next-studies">
              Vous pouvez aussi <Link to="/essais-cliniques">lire les pages de toutes les études</Link>.
            </Trans>
          </li>
        </ul>
      </Prose>
      <StudyReasons
        title={<Trans id="trial-finder.result.all-studies">Les études, et pourquoi elles ne correspondent pas</Trans>}
        studies={recommendation.studies}
        opensFirst
      />
    </>
  )
}
