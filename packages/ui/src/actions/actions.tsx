import type { ReactNode } from 'react'

/** The row of buttons that ends a view, the main action first; left out on paper. */
export function Actions({ needsScript = false, children }: ActionsProps) {
  return <div className={needsScript ? 'actions actions--script' : 'actions'}>{children}</div>
}

interface ActionsProps {
  /** Left out where no scripts run: its buttons would do nothing there. */
  needsScript?: boolean
  children: ReactNode
}
