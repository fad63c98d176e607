import type { ReactNode } from 'react'

/** The row of buttons at the end of a view, the main action first; not printed. */
export function Actions({ needsScript = false, children }: ActionsProps) {
  return <div className={needsScript ? 'actions actions--script' : 'actions'}>{children}</div>
}

interface ActionsProps {
  /** Hidden without scripts, because its buttons need them. */
  needsScript?: boolean
  children: ReactNode
}
