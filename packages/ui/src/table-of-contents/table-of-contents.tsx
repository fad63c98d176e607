import { useId } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'

/**
 * Links to the headings of a long page, beside the text. If two columns do not fit, the table with `folded` is shown above the text
 * instead. Renders nothing if there are fewer than two headings.
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
  /** The headings, in the order of the page; `id` is the id of a heading. */
  entries: readonly { id: string; text: string }[]
  /** The table can be folded and is shown above the text, on narrow screens only. */
  folded?: boolean
}
