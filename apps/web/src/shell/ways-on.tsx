import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { HelpLink } from './help-link.tsx'

/** What a person can do on a page that could not show what was asked for. */
export function WaysOn() {
  return (
    <ul>
      <li>
        <Link to="/">
          <Trans id="shell.ways-on.home">Aller à la page d’accueil</Trans>
        </Link>
      </li>
      <li>
        <Link to="/essais-cliniques">
          <Trans id="shell.ways-on.studies">Voir les essais cliniques</Trans>
        </Link>
      </li>
      <li>
        <HelpLink />
      </li>
    </ul>
  )
}
