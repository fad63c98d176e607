import type { ReactNode } from 'react'

/**
 * A hard word in a sentence, with a button that shows its meaning (WCAG 3.1.3). The popover works without JavaScript, closes on
 * Escape or a press elsewhere, and exposes its state to assistive technology. The button follows the word in the markup and covers it on
 * the screen; it does not contain the word, because reader modes remove buttons. On paper and in reader modes the meaning follows the
 * word in brackets.
 */
export function ExplainedWord({ id, label, meaning, after, children }: ExplainedWordProps) {
  const word = (
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
      {after}
    </>
  )
  return after === undefined ? word : <span className="unbroken">{word}</span>
}

export interface Explanation {
  /** The id of the popover, unique on the page. */
  id: string
  /** The accessible name of the button; it contains the word (WCAG 2.5.3). */
  label: string
  /** The meaning in plain words. */
  meaning: string
  /** The punctuation that follows the word and stays on its line. */
  after?: string
}

interface ExplainedWordProps extends Explanation {
  children: ReactNode
}
