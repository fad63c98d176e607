import type { ReactNode } from 'react'

/** One sentence across the page, after the header in reading order. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="banner on-deep">
      <p className="banner__text">{children}</p>
    </div>
  )
}
