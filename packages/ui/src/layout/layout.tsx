import type { ReactNode } from 'react'

/** Stacks different blocks with the spacing of a page. */
export function Stack({ children }: { children: ReactNode }) {
  return <section className="stack">{children}</section>
}

/** Two columns where they fit. An `aside` is the narrower one and sticky; `first` is above it, and comes before all else in one column. */
export function Split({ children, first, aside, beside }: SplitProps) {
  return (
    <section className={aside === undefined ? 'split' : 'split split--aside'}>
      {first === undefined ? null : <section className="split__first">{first}</section>}
      <section className="split__main">{children}</section>
      {aside === undefined ? (
        <section className="split__beside">{beside}</section>
      ) : (
        // Not an <aside>: inside <main> it would be a nested landmark.
        <section className="split__aside">{aside}</section>
      )}
    </section>
  )
}

interface SplitColumns {
  children: ReactNode
  /** The narrower column, which stays in view. */
  aside?: ReactNode
  /** Above the aside. */
  first?: ReactNode
  /** The second of two halves. */
  beside?: ReactNode
}

type SplitProps = SplitColumns &
  ({ aside: ReactNode; beside?: never } | { beside: ReactNode; aside?: never; first?: never })

/** A highlighted block: `deep` for the result of a form, `white` beside or after a text. */
export function Panel({ tone = 'white', children }: { tone?: 'white' | 'deep'; children: ReactNode }) {
  return <section className={tone === 'deep' ? 'panel panel--deep on-deep' : 'panel'}>{children}</section>
}
