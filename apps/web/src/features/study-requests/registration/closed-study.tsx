import type { StudyListing } from '@clairmemoire/domain/study'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** For who comes to register for a study that takes nobody in, any more or yet: no form, and where else to turn. */
export function ClosedStudy({ study: { name }, isAnnounced }: { study: StudyListing; isAnnounced: boolean }) {
  return (
    <Hero
      title={
        isAnnounced ? (
          <Trans id="study-requests.announced.title">L’étude {name} ne cherche pas encore de participants</Trans>
        ) : (
          <Trans id="study-requests.closed.title">L’étude {name} ne cherche plus de participants</Trans>
        )
      }
      lead={
        isAnnounced ? (
          <Trans id="study-requests.announced.lead">
            On ne peut pas encore s’y inscrire. Nous pouvons vous écrire quand elle ouvre.
          </Trans>
        ) : (
          <Trans id="study-requests.closed.lead">
            On ne peut plus s’y inscrire. D’autres études peuvent exister près de chez vous.
          </Trans>
        )
      }
      actions={
        <Actions>
          <Link to="/essais-cliniques" className={buttonClass('primary')}>
            <Trans id="study-requests.closed.catalogue">Voir toutes les études</Trans>
          </Link>
          <Link to="/trial-finder" className={buttonClass('quiet')}>
            <Trans id="study-requests.closed.finder">Chercher une étude pour moi</Trans>
          </Link>
          <Link to="/your-news" className={buttonClass('quiet')}>
            <Trans id="study-requests.closed.news">Recevoir un e-mail quand une étude ouvre</Trans>
          </Link>
        </Actions>
      }
    />
  )
}
