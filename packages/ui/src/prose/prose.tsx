import type { ReactNode } from 'react'

/** Running text: headings, paragraphs and lists with their distances; all of it stands in one column. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>
}
