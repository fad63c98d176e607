import type { ReactNode } from 'react'

/** Blocks of different kinds below each other, with the distances of a page between them. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack">{children}</div>
}
