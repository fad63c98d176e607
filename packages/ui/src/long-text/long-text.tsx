import type { ReactNode } from 'react'
import { Prose } from '../prose/prose.tsx'

interface LongTextProps {
  /** The table of contents, which is beside the text if it fits there. */
  contents?: ReactNode
  /** Content before the table of contents. */
  opening?: ReactNode
  /** Content after the text, which is on the other side of the text if it fits there. */
  next: ReactNode
  /** The text, as paragraphs and headings. */
  children: ReactNode
}

/** An article page: a text with its table of contents, and what to do next. */
export function LongText({ contents, opening, next, children }: LongTextProps) {
  return (
    <section className={contents ? 'long-text long-text--contents' : 'long-text'}>
      {opening && <Prose>{opening}</Prose>}
      {contents}
      <Prose>{children}</Prose>
      <section className="long-text__next">{next}</section>
    </section>
  )
}
