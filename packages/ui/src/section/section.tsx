import type { ReactNode } from 'react'

export type SectionTone = 'paper' | 'mist' | 'sand'

/** A band of the page, with one subject; a `column` is as wide as a question or a text, a `page` as wide as the header. */
export function Section({ tone = 'paper', width = 'page', id, labelledBy, children }: SectionProps) {
  return (
    <section className={`section section--${tone}`} id={id} aria-labelledby={labelledBy}>
      <section className={`section__inner section__inner--${width}`}>{children}</section>
    </section>
  )
}

interface SectionProps {
  /** Its ground; `paper` is the page. */
  tone?: SectionTone
  /** As wide as the header, or as a text. */
  width?: 'page' | 'column'
  id?: string
  /** The id of its heading, which makes it a region. */
  labelledBy?: string
  children: ReactNode
}
