import type { ReactNode } from 'react'

/**
 * A hard word within a sentence, whose meaning opens in place (WCAG 3.1.3). The browser opens it, before JavaScript and without it, closes it by
 * Escape or a press elsewhere, and tells assistive technology whether it is open. The button lies over the word and does not contain it: reader
 * modes remove buttons. On paper and in reader modes the meaning follows in brackets.
 */
export function ExplainedWord({ id, label, meaning, children }: ExplainedWordProps) {
  return (
    <>
      <span className="explained-word">
        {children}
        <button type="button" aria-label={label} popoverTarget={id} />
      </span>
      <span className="dialog" popover="" id={id}>
        <span> (</span>
        {meaning}
        <span>)</span>
      </span>
    </>
  )
}

export interface Explanation {
  /** Which nothing else of the page has. */
  id: string
  /** The accessible name of its button, with the word in it (WCAG 2.5.3). */
  label: string
  /** Sentences that say it in plain words. */
  meaning: string
}

interface ExplainedWordProps extends Explanation {
  children: ReactNode
}
