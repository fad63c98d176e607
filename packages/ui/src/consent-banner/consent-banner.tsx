import '../consent.css'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'

/**
 * Asks for consent in the flow of the page, first in reading order, over nothing and without taking the focus; the page can be
 * read while it waits. To refuse is as easy as to accept (R2-91, art. 82 loi Informatique et Libertés).
 */
export function ConsentBanner({ texts, onAccept, onRefuse, onSettings, decided, children }: ConsentBannerProps) {
  const titleId = useId()
  if (decided !== undefined) return <ConsentDecided {...decided} />
  return (
    <section className="consent-banner" aria-labelledby={titleId}>
      <div className="consent-banner__inner">
        <h2 className="consent-banner__title" id={titleId}>
          {texts.title}
        </h2>
        <div className="consent-banner__text">{children}</div>
        <div className="consent-banner__choices">
          <Button kind="quiet" onClick={onAccept}>
            {texts.accept}
          </Button>
          <Button kind="quiet" onClick={onRefuse}>
            {texts.refuse}
          </Button>
          <Button kind="quiet" onClick={onSettings}>
            {texts.settings}
          </Button>
        </div>
      </div>
    </section>
  )
}

function ConsentDecided({ text, hideLabel, onHide }: Decided) {
  const message = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone; a focus that is elsewhere stays there.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) message.current?.focus()
  }, [])
  return (
    <div className="consent-banner">
      <div className="consent-banner__inner">
        <div className="consent-banner__decided" ref={message} tabIndex={-1}>
          {text}
        </div>
        <Button kind="quiet" onClick={onHide}>
          {hideLabel}
        </Button>
      </div>
    </div>
  )
}

interface ConsentBannerProps {
  texts: Record<'title' | 'accept' | 'refuse' | 'settings', ReactNode>
  onAccept: () => void
  onRefuse: () => void
  onSettings: () => void
  /** Once a choice is made: says so in the place of the question, until it is hidden. */
  decided?: Decided
  /** What is asked, for what. */
  children: ReactNode
}

interface Decided {
  text: ReactNode
  hideLabel: ReactNode
  onHide: () => void
}
