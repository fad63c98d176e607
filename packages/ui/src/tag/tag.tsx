import type { ReactNode } from 'react'

/** A short word about a thing's state; `honey` marks sample content. */
export function Tag({ tone = 'mist', children }: { tone?: 'mist' | 'honey'; children: ReactNode }) {
  return <span className={`tag tag--${tone}`}>{children}</span>
}
