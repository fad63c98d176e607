import { Prose } from '@clairmemoire/ui/prose'
import { Split } from '@clairmemoire/ui/split'
import { Trans } from '@lingui/react/macro'

/** What every reader of a study page should know, whichever study it is (R0-22, R0-23). */
export function Cautions() {
  return (
    <Split
      beside={
        <Prose>
          <ul>
            <li>
              <Trans id="studies.cautions.investigational">
                Un traitement ou une méthode à l’étude n’a pas encore fait ses preuves.
              </Trans>
            </li>
            <li>
              <Trans id="studies.cautions.team">
                Seule l’équipe de l’étude peut confirmer que vous pouvez participer.
              </Trans>
            </li>
            <li>
              <Trans id="studies.cautions.free">
                Vous êtes libre de dire non, ou d’arrêter à tout moment, sans donner de raison.
              </Trans>
            </li>
            <li>
              <Trans id="studies.cautions.doctor">Ne changez aucun traitement sans en parler à votre médecin.</Trans>
            </li>
          </ul>
        </Prose>
      }
    >
      <h2 id="cautions">
        <Trans id="studies.cautions.title">Avant de décider</Trans>
      </h2>
      <p>
        <Trans id="studies.cautions.talk">Prenez le temps d’en parler avec un proche ou avec votre médecin.</Trans>
      </p>
    </Split>
  )
}
