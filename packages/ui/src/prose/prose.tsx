import type { ReactNode } from 'react'

/** The first sentences of a text, in larger type. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>
}

/** A text in one column; sets the spacing of its headings, paragraphs and lists. */
export function Prose({ children }: { children: ReactNode }) {
  return <section className="prose">{children}</section>
}
