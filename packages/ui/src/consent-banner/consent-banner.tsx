import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'

/**
 * Asks for consent in the flow of the page, first in reading order but for the skip link, over nothing and without taking the focus; the page can be
 * read while it waits. To refuse is as easy as to accept (R2-91, art. 82 loi Informatique et Libertés). Without JavaScript the
 * form sends the answer.
 */
export function ConsentBanner({ action, field, texts, settings, onChoose, decided, children }: ConsentBannerProps) {
  const titleId = useId()
  if (decided !== undefined) return <ConsentDecided label={texts.title} {...decided} />
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onChoose(new FormData(event.currentTarget, submitter).getAll(field).map(String))
  }
  return (
    <section className="consent-banner" aria-labelledby={titleId}>
      <form className="consent-banner__inner" method="post" action={action} onSubmit={choose}>
        <h2 className="consent-banner__title" id={titleId}>
          {texts.title}
        </h2>
        <div className="consent-banner__text">{children}</div>
        <div className="consent-banner__choices">
          <Button kind="quiet" type="submit" name={field} value="all">
            {texts.accept}
          </Button>
          <Button kind="quiet" type="submit" name={field} value="required">
            {texts.refuse}
          </Button>
          {settings}
        </div>
      </form>
    </section>
  )
}

function ConsentDecided({ label, text, hideLabel, onHide }: Decided & { label: string }) {
  const message = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone; a focus that is elsewhere stays there.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) message.current?.focus()
  }, [])
  return (
    <section className="consent-banner" aria-label={label}>
      <div className="consent-banner__inner">
        <div className="consent-banner__decided" ref={message} tabIndex={-1}>
          {text}
        </div>
        <Button kind="quiet" onClick={onHide}>
          {hideLabel}
        </Button>
      </div>
    </section>
  )
}

interface ConsentBannerProps {
  /** Where the form is sent, and the name under which the answer is. */
  action: string
  field: string
  texts: Record<'title' | 'accept' | 'refuse', string>
  /** The link to the choice by category, which looks like the two buttons beside it. */
  settings: ReactNode
  /** `all` or `required`. */
  onChoose: (words: readonly string[]) => void
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
