import type { ReactNode } from 'react'

/** The row of buttons at the end of a view, with the main action first. It is not printed. */
export function Actions({ needsScript = false, children }: ActionsProps) {
  return <div className={needsScript ? 'actions actions--script' : 'actions'}>{children}</div>
}

interface ActionsProps {
  /** Hides the row if scripts are off, because its buttons need a script. */
  needsScript?: boolean
  /** Its buttons, the main one first. */
  children: ReactNode
}
