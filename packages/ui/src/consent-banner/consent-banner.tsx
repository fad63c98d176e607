import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

/**
 * Asks for consent at the foot of the window, first in reading order, without taking the focus; the page can be read while it waits.
 * To refuse is as easy as to accept (R2-91, art. 82 loi Informatique et Libertés). A form: it works without JavaScript.
 */
export function ConsentBanner({ id, action, field, texts, settings }: ConsentBannerProps) {
  const titleId = useId()
  return (
    <section className="consent-banner" id={id} aria-labelledby={titleId}>
      <form className="consent-banner__inner" method="post" action={action}>
        <h2 className="consent-banner__title" id={titleId}>
          {texts.title}
        </h2>
        <p className="consent-banner__settings">{settings}</p>
        <p className="consent-banner__text">{texts.text}</p>
        <div className="consent-banner__choices">
          <Button kind="quiet" type="submit" name={field} value="all">
            {texts.accept}
          </Button>
          <Button kind="quiet" type="submit" name={field} value="required">
            {texts.refuse}
          </Button>
        </div>
      </form>
    </section>
  )
}

interface ConsentBannerProps {
  id: string
  /** Where the form is sent, and the name under which the answer is: `all` or `required`. */
  action: string
  field: string
  /** `text` is one sentence: what is asked, for what. */
  texts: Record<'title' | 'text' | 'accept' | 'refuse', string>
  /** The link to the choice by category. */
  settings: ReactNode
}

/** Says that an answer is saved, once a script shows it and writes what it says. */
export function ConsentStatus({ id, saved, closeLabel }: Record<'id' | 'saved' | 'closeLabel', string>) {
  return (
    <div className="consent-status" id={id} hidden>
      <output data-saved={saved} />
      <Button kind="link">
        <Icon drawing={X}>{closeLabel}</Icon>
      </Button>
    </div>
  )
}
