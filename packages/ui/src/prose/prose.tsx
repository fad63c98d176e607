import type { ReactNode } from 'react'

/** The first sentences of a text, in larger type. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>
}

/** Running text: headings, paragraphs and lists with their spacing, in one column. */
export function Prose({ children }: { children: ReactNode }) {
  return <section className="prose">{children}</section>
}
