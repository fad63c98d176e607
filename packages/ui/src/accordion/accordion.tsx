import type { ReactNode } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'

/** A list of titles that open a text. Opening a text does not close the others, so that nothing moves unexpectedly. */
export function Accordion({ entries, titleAs: Title = 'h3' }: AccordionProps) {
  if (entries.length === 0) return null
  return (
    <div className="accordion">
      {entries.map((entry) => (
        <Disclosure
          key={entry.id}
          id={entry.id}
          startsOpen={entry.startsOpen ?? false}
          summary={
            <>
              <Title className="accordion__title">{entry.title}</Title>
              {entry.hint === undefined ? null : <span className="accordion__hint">{entry.hint}</span>}
            </>
          }
        >
          {entry.content}
        </Disclosure>
      ))}
    </div>
  )
}

interface AccordionProps {
  entries: readonly AccordionEntry[]
  titleAs?: 'h2' | 'h3' | 'h4'
}

export interface AccordionEntry {
  /** The id can be used as the fragment of a link, which opens the text without a script. */
  id: string
  title: ReactNode
  /** A one-line summary of the text. */
  hint?: ReactNode
  content: ReactNode
  startsOpen?: boolean
}
