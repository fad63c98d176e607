import '../desk.css'
import '../forms.css'
import type { ReactNode } from 'react'

/** The scale of pages that people use all day: the same tokens, smaller, over the whole window. */
export function Compact({ children }: { children: ReactNode }) {
  return <section className="compact">{children}</section>
}
