import '../desk.css'
import type { ReactNode, Ref } from 'react'

/** Calls one below the other. */
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

/** One call, on one line where there is room. */
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
  whom: ReactNode
  about: ReactNode
  when: ReactNode
  until: ReactNode
  tries: ReactNode
  owner: ReactNode
  tags: ReactNode
}
