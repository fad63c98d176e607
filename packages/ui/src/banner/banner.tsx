import type { ReactNode } from 'react'

/** One sentence across the page, at the end of the header; `label` names it among the regions of the page. */
export function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="banner on-deep" aria-label={label}>
      <p className="banner__text">{children}</p>
    </section>
  )
}

/** Says above every page that the site is an example. */
export function SampleStrip({ children }: { children: ReactNode }) {
  return <aside className="sample-strip">{children}</aside>
}
