import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { StaffIcon } from '@clairmemoire/ui/staff-icon'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { logOut } from '../../platform/session/log-in-and-out.ts'
import { useUser } from '../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'

/** Shows the logged-in user according to the backend, and the log-out button. */
export function LoggedInUser({ site: { session, api } }: { site: SiteContext }) {
  const client = useQueryClient()
  const user = useUser()

  const leave = async () => {
    const left = logOut(session, api)
    client.clear()
    await left
  }
  const name = user && [user.first_name, user.last_name].join(' ').trim()
  return (
    <>
      <p>
        {name ? (
          <Trans id="desk.who">Session de {name}. Ce que vous voyez ici est noté, avec l’heure.</Trans>
        ) : (
          <Trans id="desk.noted">Ce que vous voyez ici est noté, avec votre nom et l’heure.</Trans>
        )}
      </p>
      <LinkList
        links={[
          <Link key="passkeys" to="/desk/passkeys">
            <Trans id="desk.passkeys">Mes clés de connexion</Trans>
          </Link>,
          user && user.role !== 'caller' && (
            <Link key="studies" to="/desk/studies" className={buttonClass('link')}>
              <StaffIcon of="analytics">
                <Trans id="desk.studies.link">Voir les chiffres des études</Trans>
              </StaffIcon>
            </Link>
          ),
          user?.role === 'administrator' && (
            <Link key="team" to="/desk/users">
              <Trans id="desk.team">Gérer les comptes de l’équipe</Trans>
            </Link>
          ),
        ]}
      />
      <Actions>
        <Button kind="quiet" onClick={() => void leave()}>
          <StaffIcon of="log-out">
            <Trans id="desk.log-out">Se déconnecter</Trans>
          </StaffIcon>
        </Button>
      </Actions>
    </>
  )
}
