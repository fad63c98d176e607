import type { ReactNode } from 'react'
import { Prose } from '../prose/prose.tsx'

interface LongTextProps {
  /** Its table of contents, beside it where it fits. */
  contents?: ReactNode
  /** Content before the table of contents. */
  opening?: ReactNode
  /** Content after the text, on its other side where it fits. */
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
