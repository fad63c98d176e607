import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { DropDown } from '../drop-down/drop-down.tsx'
import { Icon } from '../icon/icon.tsx'
import { ItemList } from '../item-list/item-list.tsx'

/** An entry of a menu that opens, by a press and never by hovering, to further links; without links it is not there. */
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
