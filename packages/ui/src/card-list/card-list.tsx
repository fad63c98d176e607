import type { ReactNode } from 'react'
import { ItemList } from '../item-list/item-list.tsx'

/** Cards side by side where there is room, one below the other where there is not. */
export function CardList({ children }: { children: ReactNode }) {
  return <ItemList className="card-list" items={children} />
}
