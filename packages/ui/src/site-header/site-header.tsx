import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ItemList } from '../item-list/item-list.tsx'

/** `home`, `entries` and `action` are links given by the caller; the current page’s link carries `aria-current`. */
export function SiteHeader({ home, navLabel, menuLabel, entries, action, scrolled = false }: SiteHeaderProps) {
  return (
    <header className={scrolled ? 'site-header site-header--scrolled' : 'site-header'}>
      <div className="site-header__inner">
        <div className="site-header__home">{home}</div>
        <nav className="site-header__nav" aria-label={navLabel}>
          {/* A visitor may open the menu before hydration: the attribute is the browser’s, not React’s. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only closes what summary opened */}
          <details
            className="site-header__menu"
            suppressHydrationWarning
            onKeyDown={closeOnEscape}
            onBlur={closeWhenLeft}
            onClick={closeOnChoice}
          >
            <summary className="site-header__toggle">
              <Icon name="menu" />
              {menuLabel}
            </summary>
            <ItemList className="site-header__entries" items={entries} />
            {action === undefined ? null : <div className="site-header__action">{action}</div>}
          </details>
        </nav>
      </div>
    </header>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** An open panel left by the keyboard would lie over the next focused element (WCAG 2.4.11). */
function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) {
    event.currentTarget.open = false
  }
}

function closeOnChoice(event: MouseEvent<HTMLDetailsElement>) {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.currentTarget.open = false
}

interface SiteHeaderProps {
  home: ReactNode
  navLabel: string
  menuLabel: string
  entries: readonly ReactNode[]
  action?: ReactNode
  /** Whether the page is scrolled: the header then lifts itself off the page, without changing its height. */
  scrolled?: boolean
}
