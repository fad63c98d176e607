import '../desk.css'
import { type ReactNode, useId } from 'react'

/** Days of calls, as many side by side as fit; in narrow windows they are one below the other. */
export function Agenda({ children }: { children: ReactNode }) {
  return <div className="agenda">{children}</div>
}

/** One day, with its times or with a note that says why it has no times. */
export function AgendaDay({ title, children }: AgendaDayProps) {
  const id = useId()
  return (
    <section className="agenda__day" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface AgendaDayProps {
  /** The day in words. */
  title: string
  children: ReactNode
}

/** The times of a part of a day. */
export function AgendaTimes({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="agenda__times" aria-label={label}>
      {children}
    </ol>
  )
}

/** A time at which calls may begin, with its calls. */
export function AgendaTime({ time, places, children }: AgendaTimeProps) {
  return (
    <li className="agenda__time">
      <p>
        {time}
        {places && <span className="agenda__places">{places}</span>}
      </p>
      <div className="agenda__calls">{children}</div>
    </li>
  )
}

interface AgendaTimeProps {
  /** The time of day in words. */
  time: string
  /** How many calls may begin at this time, and how many are booked. */
  places?: ReactNode
  children?: ReactNode
}

/** A call at its time: the person, and what can be done with the call. */
export function AgendaCall({ whom, isPickedUp = false, children }: AgendaCallProps) {
  return (
    <div className={isPickedUp ? 'agenda__call agenda__call--picked-up' : 'agenda__call'}>
      {whom}
      {children}
    </div>
  )
}

interface AgendaCallProps {
  /** The person to call. */
  whom: ReactNode
  /** The call was picked up, to be moved to another time. */
  isPickedUp?: boolean
  children?: ReactNode
}

/** A message below the agenda that stays in the window, so that nothing moves under the pointer. */
export function AgendaBar({ children }: { children: ReactNode }) {
  return <div className="agenda__bar">{children}</div>
}
