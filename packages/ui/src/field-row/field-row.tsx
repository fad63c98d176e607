import '../desk.css'
import type { ReactNode } from 'react'

/** Fields and their button on a line, where there is room: for who uses them all day. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}
