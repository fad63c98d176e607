import { useState } from 'react'

/** Which rows are selected, by id. */
export interface Selection {
  selected: ReadonlySet<string>
  /** Selects a row or unselects it; a range gives all rows since the last one the same state. */
  select: (id: string, isRange: boolean) => void
  /** Unselects these rows, or all. */
  clear: (ids?: readonly string[]) => void
}

export function useSelection(ids: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState('')
  const select = (id: string, isRange: boolean) => {
    const place = ids.indexOf(id)
    const start = isRange && ids.includes(last) ? ids.indexOf(last) : place
    const range = ids.slice(Math.min(start, place), Math.max(start, place) + 1)
    const others = [...selected].filter((each) => !range.includes(each))
    setSelected(new Set(selected.has(id) ? others : [...others, ...range]))
    setLast(id)
  }
  return {
    selected,
    select,
    clear: (cleared) => setSelected(new Set(cleared ? [...selected].filter((each) => !cleared.includes(each)) : [])),
  }
}
