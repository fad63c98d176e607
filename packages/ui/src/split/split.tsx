import type { ReactNode } from 'react'

/** Two things side by side where there is room; an `aside` is the narrower one and stays in sight. */
export function Split({ children, aside, beside }: SplitProps) {
  return (
    <div className={aside === undefined ? 'split' : 'split split--aside'}>
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
  | { aside: ReactNode; beside?: never }
  | { beside: ReactNode; aside?: never }
)
