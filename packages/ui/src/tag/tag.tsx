import type { ReactNode } from 'react'

/** A short word about a thing's state; `pine` is open to people now, `honey` marks sample content. */
export function Tag({ tone = 'mist', children }: { tone?: 'mist' | 'pine' | 'honey'; children: ReactNode }) {
  return <span className={`tag tag--${tone}`}>{children}</span>
}
