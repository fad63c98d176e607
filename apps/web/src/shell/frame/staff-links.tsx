import { Button } from '@clairmemoire/ui/button'
import { StaffIcon } from '@clairmemoire/ui/staff-icon'
import { Trans } from '@lingui/react/macro'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { logOut } from '../../platform/session/log-in-and-out.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'

export function DeskLink() {
  return (
    <Link to="/desk">
      <Trans id="shell.staff.desk">Demandes et appels</Trans>
    </Link>
  )
}

/** Ends the session and redirects to the login page (R4-11). */
export function LogOutButton() {
  const { session, api, queryClient }: SiteContext = useRouter().options.context
  const navigate = useNavigate()
  const leave = async () => {
    const left = logOut(session, api)
    void navigate({ to: '/login' })
    const [client] = await Promise.all([queryClient(), left])
    client.clear()
  }
  return (
    <Button kind="link" onClick={() => void leave()}>
      <StaffIcon of="log-out">
        <Trans id="shell.staff.log-out">Se déconnecter</Trans>
      </StaffIcon>
    </Button>
  )
}
