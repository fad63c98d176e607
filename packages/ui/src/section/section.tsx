import type { ReactNode } from 'react'

export type SectionTone = 'paper' | 'mist' | 'sand'

/** A band of the page; a `column` is as wide as a question or a text, a `page` as wide as the header. */
export function Section({ tone = 'paper', width = 'page', id, labelledBy, children }: SectionProps) {
  return (
    <section className={`section section--${tone}`} id={id} aria-labelledby={labelledBy}>
      <section className={`section__inner section__inner--${width}`}>{children}</section>
    </section>
  )
}

interface SectionProps {
  tone?: SectionTone
  width?: 'page' | 'column'
  id?: string
  labelledBy?: string
  children: ReactNode
}
