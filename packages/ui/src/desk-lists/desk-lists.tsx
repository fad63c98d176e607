import '../desk.css'
import type { ReactNode, Ref } from 'react'

/** A list of calls. */
export function CallList({ label, ref, children }: CallListProps) {
  return (
    <ol className="call-list" aria-label={label} ref={ref}>
      {children}
    </ol>
  )
}

interface CallListProps {
  label: string
  ref?: Ref<HTMLOListElement>
  children: ReactNode
}

/** One call, on one line where it fits. */
export function CallRow({ whom, about, when, until, tries, owner, tags }: CallRowProps) {
  return (
    <li className="call-list__call">
      <p className="call-list__whom">{whom}</p>
      <div className="call-list__about">
        <p>{about}</p>
        {tags}
      </div>
      <p className="call-list__when">
        {when} {until && <span className="call-list__until">{until}</span>}
      </p>
      <p className="call-list__tries">{tries}</p>
      <p className="call-list__owner">{owner}</p>
    </li>
  )
}

interface CallRowProps {
  /** The person to call. */
  whom: ReactNode
  /** The subject of the call. */
  about: ReactNode
  /** The time that was promised. */
  when: ReactNode
  /** The last moment for it. */
  until: ReactNode
  /** How often it was tried. */
  tries: ReactNode
  /** The colleague in charge of it. */
  owner: ReactNode
  tags: ReactNode
}

/** Lists of which one is shown, each with its count. */
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
  tabs: readonly { id: Id; label: string; count: number }[]
  current: Id
  /** Called with the id of the pressed list. */
  onChoose: (id: Id) => void
}
