import { LogOut } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

/** Ends the session of the person who is logged in. */
export function LogOutButton({ children, onLogOut }: { children: ReactNode; onLogOut: () => void }) {
  return (
    <Button kind="quiet" onClick={onLogOut}>
      <Icon drawing={LogOut}>{children}</Icon>
    </Button>
  )
}
