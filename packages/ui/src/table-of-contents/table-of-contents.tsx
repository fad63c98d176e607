import { useId } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'

/**
 * The headings of a long page as links into it, beside the text. Where there is no room for two columns the one that is `folded` is seen
 * instead, and stands before all. A page with a single heading needs none.
 */
export function TableOfContents({ title, entries, folded = false }: TableOfContentsProps) {
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
  return folded ? (
    <nav className="table-of-contents table-of-contents--folded" aria-label={title}>
      <Disclosure summary={title}>{links}</Disclosure>
    </nav>
  ) : (
    <nav className="table-of-contents" aria-labelledby={titleId}>
      <p className="table-of-contents__title" id={titleId}>
        {title}
      </p>
      {links}
    </nav>
  )
}

interface TableOfContentsProps {
  title: string
  /** In the order of the page; `id` is the id of the heading. */
  entries: readonly { id: string; text: string }[]
  folded?: boolean
}
