import { Children, type ReactNode } from 'react'

/** Entries of a menu, a footer or a grid as a real list, so that a screen reader can say how many there are. */
export function ItemList({ className, items }: { className: string; items: ReactNode }) {
  return <ul className={className}>{Children.map(items, (item) => item && <li>{item}</li>)}</ul>
}
