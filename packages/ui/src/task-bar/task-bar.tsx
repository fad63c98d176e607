import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** The bar that replaces header and footer on pages with a form. It has the home link, the saved status, settings and help. */
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
  /** The link to the home page, with the logo. */
  home: ReactNode
  links: readonly ReactNode[]
  /** The accessible name of the group of links. */
  linksLabel?: string
  /** The status that says where the answers are saved. */
  status?: ReactNode
  /** The reading settings; their panel overlays the page. */
  settings?: ReactNode
}
