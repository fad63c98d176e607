import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** Replaces header and footer on form pages: home link, help, language and accessibility. */
export function TaskBar({ home, links, linksLabel, status, settings }: TaskBarProps) {
  return (
    <header className="task-bar">
      <div className="task-bar__home">{home}</div>
      {status === undefined ? null : <div className="task-bar__status">{status}</div>}
      {settings}
      <nav aria-label={linksLabel}>
        <ItemList className="task-bar__links" items={links} />
      </nav>
    </header>
  )
}

interface TaskBarProps {
  /** The link home, with the logo. */
  home: ReactNode
  links: readonly ReactNode[]
  /** The name of the links. */
  linksLabel?: string
  /** Where the answers are saved. */
  status?: ReactNode
  /** The reading settings; their panel overlays the page. */
  settings?: ReactNode
}
