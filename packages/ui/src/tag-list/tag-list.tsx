import type { ReactNode } from 'react'
import { ItemList } from '../item-list/item-list.tsx'

/** Several tags of one thing, on as many lines as they need. */
export function TagList({ tags }: { tags: readonly ReactNode[] }) {
  return <ItemList className="tag-list" items={tags} />
}
