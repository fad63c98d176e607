import '../desk.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * The list, the person and the work, side by side if they fit; each scrolls separately. `about` is below the person; in one column it
 * comes last.
 */
export function Panes({ list, person, work, about }: PanesProps) {
  const all = useRef<HTMLDivElement>(null)
  // The height of everything above is measured, because CSS does not know the height of the header, which differs between sites.
  useLayoutEffect(() => {
    const element = all.current
    if (element === null) return
    const measure = () => element.style.setProperty('--above', `${element.getBoundingClientRect().top + scrollY}px`)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
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
