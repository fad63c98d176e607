import { useId } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'

/**
 * The headings of a long page as links, beside the text. Where two columns do not fit, the `folded` one is shown above the text
 * instead. Renders nothing for a single heading.
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
  /** In page order; `id` is the id of the heading. */
  entries: readonly { id: string; text: string }[]
  /** For narrow screens, above the text. */
  folded?: boolean
}
