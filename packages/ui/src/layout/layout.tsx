import type { ReactNode } from 'react'

/** Blocks of different kinds below each other, with the distances of a page between them. */
export function Stack({ children }: { children: ReactNode }) {
  return <section className="stack">{children}</section>
}

/** Two things side by side where there is room. An `aside` is the narrower one and stays in sight; `first` is above it, and where there is no room before all. */
export function Split({ children, first, aside, beside }: SplitProps) {
  return (
    <section className={aside === undefined ? 'split' : 'split split--aside'}>
      {first === undefined ? null : <section className="split__first">{first}</section>}
      <section className="split__main">{children}</section>
      {aside === undefined ? (
        <section className="split__beside">{beside}</section>
      ) : (
        // Not an <aside>: inside <main> it would be a landmark within a landmark.
        <section className="split__aside">{aside}</section>
      )}
    </section>
  )
}

type SplitProps = { children: ReactNode } & (
  | { first?: ReactNode; aside: ReactNode; beside?: never }
  | { first?: never; beside: ReactNode; aside?: never }
)

/** A block that stands out from its page: `deep` for the one main message, `white` beside a text. */
export function Panel({ tone = 'white', children }: { tone?: 'white' | 'deep'; children: ReactNode }) {
  return <section className={tone === 'deep' ? 'panel panel--deep on-deep' : 'panel'}>{children}</section>
}
