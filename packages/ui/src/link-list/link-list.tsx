import { Children, type ReactNode } from 'react'

/** Entries of a menu, footer or grid in a `<ul>`, so that screen readers announce their number. */
export function ItemList({ className, items }: ItemListProps) {
  return <ul className={className}>{Children.map(items, (item) => item && <li>{item}</li>)}</ul>
}

interface ItemListProps {
  /** The class of the list. */
  className: string
  items: ReactNode
}

/** A list of links, one per line, such as next steps; each has a target of at least 44 pixels (WCAG 2.5.5). */
export function LinkList({ links }: { links: readonly ReactNode[] }) {
  if (links.length === 0) return null
  return <ItemList className="link-list" items={links} />
}
