import type { ReactNode } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'

/** Titles to skim, each opening its text. Opening one closes no other, so that nothing moves that was not touched. */
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
  /** Also the fragment of an address: a link to it opens the text, which the browser does by itself. */
  id: string
  title: ReactNode
  /** What is inside, in a line. */
  hint?: ReactNode
  content: ReactNode
  startsOpen?: boolean
}
