import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** The bar that replaces header and footer on pages with a form. It has the home link, settings and help. */
export function TaskBar({ home, links, linksLabel, settings }: TaskBarProps) {
  return (
    <header className="task-bar">
      <div className="task-bar__home">{home}</div>
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
  /** The reading settings; their panel overlays the page. */
  settings?: ReactNode
}
