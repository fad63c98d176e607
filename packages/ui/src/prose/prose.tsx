import type { ReactNode } from 'react'

/** Running text: headings, paragraphs and lists with their distances; a long one with its table of contents beside it. */
export function Prose({ contents, children }: { contents?: ReactNode; children: ReactNode }) {
  const text = <div className="prose">{children}</div>
  if (!contents) return text
  return (
    <div className="prose-with-contents">
      {contents}
      {text}
    </div>
  )
}
