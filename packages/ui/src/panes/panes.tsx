import '../desk.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** List, person and work side by side where they fit, each with its own scrolling; `about` is below the person, or last in one column. */
export function Panes({ list, person, work, about }: PanesProps) {
  const all = useRef<HTMLDivElement>(null)
  // CSS cannot subtract the height of the header, which differs between sites.
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
  /** The calls of the day; without it there are two panes. */
  list?: ReactNode
  /** The person to call. */
  person: ReactNode
  /** What is done during the call. */
  work: ReactNode
  /** What is known about the person. */
  about: ReactNode
}

/** A part of the work that scrolls by itself and takes the room that the rest leaves. */
export function PaneScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
    <section className="panes__scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
