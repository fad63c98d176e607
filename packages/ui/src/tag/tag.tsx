import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** A short status; the tone `pine` means that people can take part now, `honey` that something is uncertain or a sample. */
export function Tag({ tone = 'mist', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`tag tag--${tone}`}>{children}</span>
}

/** Several tags of one item; they wrap onto further lines. */
export function TagList({ tags }: { tags: readonly ReactNode[] }) {
  return <ItemList className="tag-list" items={tags} />
}

export type TagTone = 'mist' | 'pine' | 'honey'
