import '../study.css'
import type { ReactNode } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'

/** A poster for a waiting room. It has its subject in large type, and a QR code, a telephone number and an address to learn more. */
export function Poster({
  source,
  tag,
  title,
  lead,
  lists,
  code,
  call,
  phone,
  address,
  notes,
  printLabel,
}: PosterProps) {
  return (
    <article className="poster">
      <Actions>
        <Button data-print="all">{printLabel}</Button>
      </Actions>
      <p className="poster__source">{source}</p>
      <p className="poster__tag">{tag}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="poster__lead">{lead}</p>
      <div className="poster__lists">
        {lists.map((list) => (
          <section key={list.title}>
            <h2>{list.title}</h2>
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="poster__ways">
        <svg
          className="poster__code"
          viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
          role="img"
          aria-label={code.label}
        >
          <path d={code.path} />
        </svg>
        <div>
          <p>{call}</p>
          <div className="poster__phone">{phone}</div>
          <p>{address}</p>
        </div>
      </div>
      <ul className="poster__notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </article>
  )
}

interface PosterProps {
  /** The name of the clinic. */
  source: ReactNode
  tag: ReactNode
  title: ReactNode
  lead: ReactNode
  /** Who may take part, and what happens. */
  lists: readonly { title: string; items: readonly string[] }[]
  /** A QR code, as a path of unit squares in a square of `size`; the empty edge around it is added. */
  code: { size: number; path: string; label: string }
  /** The invitation to call. */
  call: ReactNode
  /** A link with the phone number, which is also printed. */
  phone: ReactNode
  /** The address of the page, as text. */
  address: ReactNode
  /** Required statements, in small print. */
  notes: readonly string[]
  printLabel: ReactNode
}
