import type { ReactNode } from 'react'

/** A block that stands out from its page: `deep` for the one main message, `white` beside a text. */
export function Panel({ tone = 'white', children }: { tone?: 'white' | 'deep'; children: ReactNode }) {
  return <div className={tone === 'deep' ? 'panel panel--deep on-deep' : 'panel'}>{children}</div>
}
