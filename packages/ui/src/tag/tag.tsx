import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** A short word about a thing's state; `pine` is open to people now, `honey` is not sure, or sample content. */
export function Tag({ tone = 'mist', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`tag tag--${tone}`}>{children}</span>
}

/** Several tags of one thing, on as many lines as they need. */
export function TagList({ tags }: { tags: readonly ReactNode[] }) {
  return <ItemList className="tag-list" items={tags} />
}

export type TagTone = 'mist' | 'pine' | 'honey'
