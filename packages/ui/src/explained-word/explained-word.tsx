import type { ReactNode } from 'react'

/**
 * A hard word within a sentence, whose meaning opens in place (WCAG 3.1.3). The browser does it, before JavaScript and without it: it closes it by
 * Escape or a press elsewhere, and says whether it is open. On paper the meaning follows in brackets.
 */
export function ExplainedWord({ id, meaning, children }: ExplainedWordProps) {
  return (
    <>
      <button type="button" className="explained-word" popoverTarget={id}>
        {children}
      </button>
      <span className="dialog" popover="" id={id}>
        {meaning}
      </span>
    </>
  )
}

export interface Explanation {
  /** Which nothing else of the page has. */
  id: string
  /** Sentences that say it in plain words. */
  meaning: string
}

interface ExplainedWordProps extends Explanation {
  children: ReactNode
}
