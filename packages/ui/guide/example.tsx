import type { ReactNode } from 'react'

/** Two or more examples, side by side. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className="guide-examples sb-unstyled">{children}</div>
}

/** An example to follow, with the reason. */
export function Do({ because, children }: ExampleProps) {
  return (
    <figure className="guide-example guide-example--do">
      <div className="guide-example__shown">{children}</div>
      <figcaption>
        <strong>Do.</strong> {because}
      </figcaption>
    </figure>
  )
}

/** An example to avoid, with the reason. */
export function Dont({ because, children }: ExampleProps) {
  return (
    <figure className="guide-example guide-example--dont">
      <div className="guide-example__shown">{children}</div>
      <figcaption>
        <strong>Don’t.</strong> {because}
      </figcaption>
    </figure>
  )
}

interface ExampleProps {
  because: string
  children: ReactNode
}
