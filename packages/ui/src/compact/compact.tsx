import '../desk.css'
import '../forms.css'
import type { ReactNode } from 'react'

/** Makes pages that people use all day smaller: the same tokens have smaller values, and the page fills the window. */
export function Compact({ children }: { children: ReactNode }) {
  return <section className="compact">{children}</section>
}
