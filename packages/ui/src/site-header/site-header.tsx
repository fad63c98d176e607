import { Menu } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ItemList } from '../link-list/link-list.tsx'
import { DropDown } from '../submenu/submenu.tsx'

/**
 * Gets a shadow on a scrolled page (`followScrolling`), without changing its height. `home`, `help`, `entries` and `action` are
 * links from the caller; the current page’s link has `aria-current`.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { home, help, hours, taskLinks, settings, navLabel, menuLabel, entries, action, banner } = props
  // In the menu of a phone too.
  const call = help !== undefined && (
    <div className="site-header__call">
      {taskLinks && <ItemList className="site-header__tasks" items={taskLinks} />}
      {help} <span>{hours}</span>
    </div>
  )
  return (
    <header className="site-header-frame">
      <div className="site-header">
        <div className="site-header__inner">
          <div className="site-header__home">{home}</div>
          {settings === undefined ? null : <div className="site-header__settings">{settings}</div>}
          <nav className="site-header__nav" aria-label={navLabel}>
            <DropDown
              className="site-header__menu"
              toggleClass="site-header__toggle"
              toggle={<Icon drawing={Menu}>{menuLabel}</Icon>}
            >
              {taskLinks && call}
              <ItemList className="site-header__entries" items={entries} />
              {action === undefined ? null : <div className="site-header__action">{action}</div>}
            </DropDown>
          </nav>
        </div>
      </div>
      {call}
      {banner}
    </header>
  )
}

interface SiteHeaderProps {
  /** The link home, with the logo. */
  home: ReactNode
  /** The phone number, in a line under the bar at every width; it scrolls away with the page. */
  help?: ReactNode
  /** Its hours. */
  hours?: ReactNode
  /** The main links: in the menu of a phone, and before the phone number where they fit. */
  taskLinks?: readonly ReactNode[]
  /** The reading settings; their panel overlays the page. */
  settings?: ReactNode
  /** The name of the menu. */
  navLabel: string
  /** The label of its button on narrow screens. */
  menuLabel: ReactNode
  entries: readonly ReactNode[]
  action?: ReactNode
  /** One sentence under the bar; it scrolls away with the page. */
  banner?: ReactNode
}
