import { Menu, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ItemList } from '../link-list/link-list.tsx'
import { DropDown } from '../submenu/submenu.tsx'

/**
 * The header of most pages. It gets a shadow on a scrolled page (`followScrolling`), without changing its height. `home`, `taskLinks`, `entries` and `action` are
 * links from the caller; the current page’s link has `aria-current`. A phone has one row, in which each icon is above its word.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { home, phone, help, hours, taskLinks, settings, navLabel, menuLabel, entries, action, banner, isUrgent } =
    props
  // It is in the header’s row and also in the menu; CSS shows one of them.
  const call = phone !== undefined && (
    <div className="site-header__call">
      {taskLinks && <ItemList className="site-header__tasks" items={taskLinks} />}
      <div>
        <PhoneLink phone={phone}>
          <Icon drawing={Phone}>
            <span>{help}</span>
          </Icon>
        </PhoneLink>
        <p className="site-header__hours">{hours}</p>
      </div>
    </div>
  )
  return (
    <header className={isUrgent ? 'site-header-frame site-header-frame--urgent' : 'site-header-frame'}>
      <div className="site-header">
        <div className="site-header__inner">
          <div className="site-header__home">{home}</div>
          {call}
          {settings === undefined ? null : <div className="site-header__settings">{settings}</div>}
          <nav className="site-header__nav" aria-label={navLabel}>
            <DropDown
              className="site-header__menu"
              toggleClass="site-header__toggle"
              toggle={
                <Icon drawing={Menu}>
                  <span>{menuLabel}</span>
                </Icon>
              }
            >
              {call}
              <ItemList className="site-header__entries" items={entries} />
              {action === undefined ? null : <div className="site-header__action">{action}</div>}
            </DropDown>
          </nav>
        </div>
      </div>
      {banner}
    </header>
  )
}

function PhoneLink({ phone, children }: { phone: string; children: ReactNode }) {
  return <a href={`tel:${phone}`}>{children}</a>
}

interface SiteHeaderProps {
  /** The link to the home page, with the logo. */
  home: ReactNode
  /** The telephone number, in E.164 format. */
  phone?: string
  /**
   * The text of the telephone link: a `span` with the word for the bar of a phone, a `span` with further words, and the number, for wider
   * bars. The menu shows all of them.
   */
  help?: ReactNode
  /** The hours in which the clinic answers; on a phone they are in the menu. */
  hours?: ReactNode
  /** The main links. On a phone they are in the menu; in wider windows they are before the telephone number. */
  taskLinks?: readonly ReactNode[]
  /** The reading settings; their panel overlays the page. */
  settings?: ReactNode
  /** The name of the menu. */
  navLabel: string
  /** The label of the button that opens the menu on narrow screens. */
  menuLabel: ReactNode
  entries: readonly ReactNode[]
  action?: ReactNode
  /** One sentence below the header; it scrolls away with the page. */
  banner?: ReactNode
  /** The page is urgent, so it does not ask about cookies; another page will. */
  isUrgent?: boolean | undefined
}
