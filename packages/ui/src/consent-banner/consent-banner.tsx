import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

/**
 * Asks for consent at the bottom of the window, and is first in reading order. It does not take the focus, and the page stays usable.
 * Refusing is as easy as accepting (R2-91, art. 82 loi Informatique et Libertés). It is a form that works without JavaScript.
 */
export function ConsentBanner({ id, action, field, texts, settings }: ConsentBannerProps) {
  const titleId = useId()
  return (
    <section className="consent-banner" id={id} aria-labelledby={titleId}>
      <form className="consent-banner__inner" method="post" action={action}>
        <div className="consent-banner__question">
          <h2 className="consent-banner__title" id={titleId}>
            {texts.title}
          </h2>{' '}
          <p>{texts.text}</p>
        </div>
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

interface ConsentBannerProps {
  id: string
  /** The form's action, and the field name of the answer: `all` or `required`. */
  action: string
  field: string
  /** `text` is one sentence with the request and its purpose; it follows the title on the same line. */
  texts: Record<'title' | 'text' | 'accept' | 'refuse', string>
  /** The link to the page where each category can be chosen. */
  settings: ReactNode
}

/** The status message that a script shows when the answer is saved. */
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
