import type { ReactNode } from 'react'

/** One sentence across the page, at the end of the header; `label` is its accessible name. */
export function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="banner on-deep" aria-label={label}>
      <p className="banner__text">{children}</p>
    </section>
  )
}

/** Shown on every page of an example site. */
export function SampleStrip({ children }: { children: ReactNode }) {
  return <aside className="sample-strip">{children}</aside>
}
