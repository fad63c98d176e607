import { Children, type ReactNode } from 'react'

/** Entries of a menu, a footer or a grid as a real list, so that a screen reader can say how many there are. */
export function ItemList({ className, items }: { className: string; items: ReactNode }) {
  return <ul className={className}>{Children.map(items, (item) => item && <li>{item}</li>)}</ul>
}

/** Links that stand alone, one a line, each as tall as a target (WCAG 2.5.5); for a contents list or the ways on. */
export function LinkList({ links }: { links: readonly ReactNode[] }) {
  if (links.length === 0) return null
  return <ItemList className="link-list" items={links} />
}
