import type { ReactNode } from 'react'
import { ItemList } from '../item-list/item-list.tsx'

/** Links that stand alone, one a line, each as tall as a target (WCAG 2.5.5); for a contents list or the ways on. */
export function LinkList({ links }: { links: readonly ReactNode[] }) {
  if (links.length === 0) return null
  return <ItemList className="link-list" items={links} />
}
