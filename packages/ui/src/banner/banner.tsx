import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { DropDown } from '../submenu/submenu.tsx'

/** One sentence across the page, at the end of the header; `label` is its accessible name. */
export function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="banner" aria-label={label}>
      <p className="banner__text">{children}</p>
    </section>
  )
}

/**
 * Says on every page of an example site that nothing on it is real. On a phone it is collapsed to its first words, which `children`
 * repeat in a `span`.
 */
export function SampleStrip({ firstWords, children }: { firstWords: ReactNode; children: ReactNode }) {
  return (
    <aside className="sample-strip">
      <DropDown
        className="sample-strip__fold"
        toggleClass="sample-strip__toggle"
        toggle={
          <Icon drawing={ChevronDown}>
            <span>{firstWords}</span>
          </Icon>
        }
      >
        <p className="sample-strip__text">{children}</p>
      </DropDown>
    </aside>
  )
}
