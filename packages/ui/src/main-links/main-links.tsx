import '../home.css'
import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** The main links of a page, each with a drawing; the first is the most important. */
export function MainLinks({ children }: { children: ReactNode }) {
  return <ItemList className="main-links" items={children} />
}
