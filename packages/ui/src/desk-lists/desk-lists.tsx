import '../desk.css'
import type { ReactNode } from 'react'

/** A narrow list of calls. */
export function CallList({ label, children }: CallListProps) {
  return (
    <ol className="call-list" aria-label={label}>
      {children}
    </ol>
  )
}

interface CallListProps {
  label: string
  children: ReactNode
}

/** One call in a narrow list. */
export function CallRow({ whom, why }: CallRowProps) {
  return (
    <li className="call-list__call">
      <p className="call-list__whom">{whom}</p>
      {why}
    </li>
  )
}

interface CallRowProps {
  /** The person to call. */
  whom: ReactNode
  /** Why the call is in this list. */
  why: ReactNode
}

/** Buttons that choose which of several lists is shown, each with its count. */
export function Tabs<Id extends string>({ label, tabs, current, onChoose }: TabsProps<Id>) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map(({ id, label: name, count }) => (
          <li key={id}>
            <button
              className="tabs__tab"
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              {name} <span className="tabs__count">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  label: string
  /** The lists, each with its number of entries. */
  tabs: readonly { id: Id; label: string; count: number }[]
  current: Id
  /** Called with the id of the pressed list. */
  onChoose: (id: Id) => void
}
