import { useState } from 'react'

/** The selected rows, by id. */
export interface Selection {
  selected: ReadonlySet<string>
  /** Selects or unselects a row. With `isRange`, all rows between the last changed row and this one get the same state. */
  select: (id: string, isRange: boolean) => void
  /** Unselects these rows; without an argument, all rows. */
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
