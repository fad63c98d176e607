import type { ReactNode } from 'react'

/** Puts different blocks of a page one below the other, with the spacing of a page. */
export function Stack({ children }: { children: ReactNode }) {
  return <section className="stack">{children}</section>
}

/**
 * Two columns if they fit, otherwise one. An `aside` is the narrower column and sticky. `first` is above the aside; in one column it comes
 * before everything else.
 */
export function Split({ children, first, aside, beside }: SplitProps) {
  return (
    <section className={aside === undefined ? 'split' : 'split split--aside'}>
      {first === undefined ? null : <section className="split__first">{first}</section>}
      <section className="split__main">{children}</section>
      {aside === undefined ? (
        <section className="split__beside">{beside}</section>
      ) : (
        // This is not an <aside>, because inside <main> an <aside> would be a nested landmark.
        <section className="split__aside">{aside}</section>
      )}
    </section>
  )
}

interface SplitColumns {
  children: ReactNode
  /** The narrower column, which stays in view. */
  aside?: ReactNode
  /** Content above the aside. */
  first?: ReactNode
  /** The second of two halves. */
  beside?: ReactNode
}

type SplitProps = SplitColumns &
  ({ aside: ReactNode; beside?: never } | { beside: ReactNode; aside?: never; first?: never })

/** A highlighted block. The tone `deep` is for the result of a form, `white` is for a block beside or after a text. */
export function Panel({ tone = 'white', children }: { tone?: 'white' | 'deep'; children: ReactNode }) {
  return <section className={tone === 'deep' ? 'panel panel--deep on-deep' : 'panel'}>{children}</section>
}
