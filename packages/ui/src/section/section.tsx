import type { ReactNode } from 'react'

export type SectionTone = 'paper' | 'mist' | 'sand'

/** A band of the page with one subject. */
export function Section({ tone = 'paper', width = 'page', labelledBy, children }: SectionProps) {
  return (
    <section className={`section section--${tone}`} aria-labelledby={labelledBy}>
      <section className={`section__inner section__inner--${width}`}>{children}</section>
    </section>
  )
}

interface SectionProps {
  /** The colour of its background; `paper` is the colour of the page. */
  tone?: SectionTone
  /** `page` is as wide as the header; `column` is as wide as a question or a text. */
  width?: 'page' | 'column'
  /** The id of its heading; with it, screen readers treat the section as a region. */
  labelledBy?: string
  children: ReactNode
}
