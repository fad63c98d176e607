import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

/** Something to open when it is wanted; it works before JavaScript does, and is open on paper. */
export function Disclosure({ id, summary, startsOpen = false, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const callOnOpen = useEffectEvent(() => details.current?.open && onOpen?.())
  // It may have been opened before hydration.
  useEffect(() => void callOnOpen(), [])
  return (
    // A visitor may open it before hydration: the attribute is the browser’s, not React’s.
    <details
      ref={details}
      className="disclosure"
      open={startsOpen}
      // React loads, where it has not, once somebody touches what it opens (ADR 0005).
      data-hydrate={onOpen && ''}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
      suppressHydrationWarning
    >
      <summary className="disclosure__summary">{summary}</summary>
      <section className="disclosure__content" id={id}>
        {children}
      </section>
    </details>
  )
}

interface DisclosureProps {
  /** Of what it holds. */
  id?: string
  summary: ReactNode
  startsOpen?: boolean
  /** What it holds may be fetched then. */
  onOpen?: () => void
  children: ReactNode
}
