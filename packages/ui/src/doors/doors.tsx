import '../home.css'
import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** The few ways on from a page, each a link with its drawing; the first is the main one. */
export function Doors({ children }: { children: ReactNode }) {
  return <ItemList className="doors" items={children} />
}
