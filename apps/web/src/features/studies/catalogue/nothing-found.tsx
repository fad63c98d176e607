import { LinkList } from '@clairmemoire/ui/link-list'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Nobody is left without a way on. */
export function NothingFound() {
  return (
    <>
      <p>
        <Trans id="studies.nothing.text">
          Aucune étude ne correspond à ce choix. Cela ne veut pas dire qu’aucune ne vous convient : retirez un choix, ou
          répondez à quelques questions.
        </Trans>
      </p>
      <LinkList
        links={[
          <Link key="all" to="/essais-cliniques">
            <Trans id="studies.nothing.all">Voir toutes les études</Trans>
          </Link>,
          <Link key="finder" to="/trial-finder">
            <Trans id="studies.nothing.finder">Voir si une étude me correspond</Trans>
          </Link>,
          <Link key="news" to="/your-news">
            <Trans id="studies.home.news">Recevoir un e-mail quand une étude ouvre</Trans>
          </Link>,
        ]}
      />
    </>
  )
}
