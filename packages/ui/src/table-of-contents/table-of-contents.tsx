import { useId } from 'react'

/** The headings of a long page as links into it. A page with a single heading needs none. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  const titleId = useId()
  if (entries.length < 2) return null
  return (
    <nav className="table-of-contents" aria-labelledby={titleId}>
      <p className="table-of-contents__title" id={titleId}>
        {title}
      </p>
      <ol className="table-of-contents__entries">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface TableOfContentsProps {
  title: string
  /** In the order of the page; `id` is the id of the heading. */
  entries: readonly { id: string; text: string }[]
}
