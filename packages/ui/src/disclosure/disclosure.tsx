import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

/** One text that opens below its summary. It works without JavaScript, and is open on paper. */
export function Disclosure({ id, summary, startsOpen = false, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const callOnOpen = useEffectEvent(() => details.current?.open && onOpen?.())
  // It may have been opened before hydration.
  useEffect(() => void callOnOpen(), [])
  return (
    // A visitor may open it before hydration, so the browser owns the attribute, not React.
    <details
      ref={details}
      className="disclosure"
      open={startsOpen}
      // The first interaction with its content loads React (ADR 0005).
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
  /** The heading level of its content. */
  id?: string
  summary: ReactNode
  /** Open at first. */
  startsOpen?: boolean
  /** Called when it opens, for content that is loaded on demand. */
  onOpen?: () => void
  children: ReactNode
}
