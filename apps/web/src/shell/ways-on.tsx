import { LinkList } from '@clairmemoire/ui/link-list'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { HelpLink } from './help-link.tsx'

/** What a person can do on a page that could not show what was asked for. */
export function WaysOn() {
  return (
    <LinkList
      links={[
        <Link key="home" to="/">
          <Trans id="shell.ways-on.home">Aller à la page d’accueil</Trans>
        </Link>,
        <Link key="studies" to="/essais-cliniques">
          <Trans id="shell.ways-on.studies">Voir les essais cliniques</Trans>
        </Link>,
        <HelpLink key="help" />,
      ]}
    />
  )
}
