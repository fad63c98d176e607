import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** A short status; `pine` is open to people now, `honey` is uncertain, or a sample. */
export function Tag({ tone = 'mist', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`tag tag--${tone}`}>{children}</span>
}

/** Several tags of one item; they wrap. */
export function TagList({ tags }: { tags: readonly ReactNode[] }) {
  return <ItemList className="tag-list" items={tags} />
}

export type TagTone = 'mist' | 'pine' | 'honey'
