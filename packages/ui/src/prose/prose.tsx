import type { ReactNode } from 'react'

interface ProseProps {
  /** The table of contents of a long text, beside it where there is room. */
  contents?: ReactNode
  /** What is read before the table of contents. */
  opening?: ReactNode
  children: ReactNode
}

/** Running text: headings, paragraphs and lists with their distances; all of it stands in one column. */
export function Prose({ contents, opening, children }: ProseProps) {
  const first = opening && <div className="prose">{opening}</div>
  const text = <div className="prose">{children}</div>
  if (!contents) {
    return (
      <>
        {first}
        {text}
      </>
    )
  }
  return (
    <div className="prose-with-contents">
      {first}
      {contents}
      {text}
    </div>
  )
}
