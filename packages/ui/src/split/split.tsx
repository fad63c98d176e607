import type { ReactNode } from 'react'

/** Two things side by side where there is room. An `aside` is the narrower one and stays in sight; `first` is above it, and where there is no room before all. */
export function Split({ children, first, aside, beside }: SplitProps) {
  return (
    <div className={aside === undefined ? 'split' : 'split split--aside'}>
      {first === undefined ? null : <div className="split__first">{first}</div>}
      <div className="split__main">{children}</div>
      {aside === undefined ? (
        <div className="split__beside">{beside}</div>
      ) : (
        // Not an <aside>: inside <main> it would be a landmark within a landmark.
        <div className="split__aside">{aside}</div>
      )}
    </div>
  )
}

type SplitProps = { children: ReactNode } & (
  | { first?: ReactNode; aside: ReactNode; beside?: never }
  | { first?: never; beside: ReactNode; aside?: never }
)
