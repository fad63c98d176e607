import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

/** A summary that opens the text below it. It works without JavaScript, and is open on paper. */
export function Disclosure({ id, summary, startsOpen = false, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const callOnOpen = useEffectEvent(() => details.current?.open && onOpen?.())
  // The text may have been opened before hydration, so `onOpen` is called then.
  useEffect(() => void callOnOpen(), [])
  return (
    // A visitor may open the text before hydration, so React ignores a difference in the `open` attribute.
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
  /** The id of its content, for links. */
  id?: string
  summary: ReactNode
  /** Whether it is open at first. */
  startsOpen?: boolean
  /** Called when it opens, for content that is loaded on demand. */
  onOpen?: () => void
  children: ReactNode
}
