import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ItemList } from '../link-list/link-list.tsx'

/** A panel behind a labelled button. The browser opens it; `followDropDowns` closes it. */
export function DropDown({ className, toggleClass, toggle, children }: DropDownProps) {
  return (
    // A visitor may open the panel before hydration, so React ignores a difference in the `open` attribute.
    <details className={className} data-drop-down="" suppressHydrationWarning>
      <summary className={toggleClass}>{toggle}</summary>
      {children}
    </details>
  )
}

interface DropDownProps {
  /** The class of the outer element. */
  className: string
  /** The class of the button. */
  toggleClass: string
  /** The label of the button. */
  toggle: ReactNode
  children: ReactNode
}

/** A menu entry with a submenu. It opens when it is pressed, never on hover. Renders nothing if there are no links. */
export function Submenu({ label, links }: SubmenuProps) {
  if (links.length === 0) return null
  return (
    <DropDown
      className="submenu"
      toggleClass="submenu__toggle"
      toggle={
        <Icon drawing={ChevronDown}>
          <span>{label}</span>
        </Icon>
      }
    >
      <ItemList className="submenu__links" items={links} />
    </DropDown>
  )
}

interface SubmenuProps {
  label: ReactNode
  links: readonly ReactNode[]
}
