import { useId } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'

/** The headings of a long page as links into it; folded where they would stand before the text. A page with a single heading needs none. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  const titleId = useId()
  if (entries.length < 2) return null
  const links = (
    <ol className="table-of-contents__entries">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className="table-of-contents" aria-labelledby={titleId}>
      <div className="table-of-contents__beside">
        <p className="table-of-contents__title" id={titleId}>
          {title}
        </p>
        {links}
      </div>
      <div className="table-of-contents__above">
        <Disclosure summary={title}>{links}</Disclosure>
      </div>
    </nav>
  )
}

interface TableOfContentsProps {
  title: string
  /** In the order of the page; `id` is the id of the heading. */
  entries: readonly { id: string; text: string }[]
}
