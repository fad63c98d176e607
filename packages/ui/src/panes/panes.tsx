import '../desk.css'
import { type ReactNode, useRef } from 'react'
import { useSpaceAbove } from './use-space-above.ts'

/**
 * The list, the person and the work, side by side if they fit; each scrolls separately. `about` is below the person; in one column it
 * comes last.
 */
export function Panes({ list, person, work, about }: PanesProps) {
  const all = useRef<HTMLDivElement>(null)
  useSpaceAbove(all)
  return (
    <div className="panes" ref={all}>
      <div className={list ? 'panes__all panes__all--three' : 'panes__all'}>
        {list && <div className="panes__pane panes__pane--list">{list}</div>}
        <div className="panes__pane panes__pane--person">{person}</div>
        <div className="panes__pane panes__pane--work">{work}</div>
        <div className="panes__pane panes__pane--about">{about}</div>
      </div>
    </div>
  )
}

interface PanesProps {
  /** The list of calls; if it is missing, there are two panes. */
  list?: ReactNode
  /** The person to call. */
  person: ReactNode
  /** What is done during the call. */
  work: ReactNode
  /** What is known about the person. */
  about: ReactNode
}

/** A part of the work that scrolls separately. It fills the space that the other parts leave. */
export function PaneScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
    <section className="panes__scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
