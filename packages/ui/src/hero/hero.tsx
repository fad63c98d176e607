import type { ReactNode } from 'react'

/**
 * The head of a page: its h1, a tag, one sentence, at most one main action. The end of a long title is in a `hero__end`. The home page
 * and results have a large drawing, other pages a small one.
 */
export function Hero({
  tag,
  title,
  lead,
  actions,
  note,
  mainLinks,
  drawing,
  sketch,
  isAlone = false,
  children,
}: HeroProps) {
  const kind = isAlone ? 'hero hero--alone' : 'hero'
  return (
    <section className={drawing === undefined ? kind : 'hero hero--drawing'}>
      <section className="hero__inner">
        <section className="hero__text">
          <h1 tabIndex={-1}>{title}</h1>
          {tag === undefined ? null : <p className="hero__tag">{tag}</p>}
          {lead === undefined ? null : <p className="hero__lead">{lead}</p>}
          {actions}
          {note === undefined ? null : <p className="hero__note">{note}</p>}
          {children}
        </section>
        {mainLinks === undefined ? null : <section className="hero__main-links">{mainLinks}</section>}
        {drawing === undefined ? null : <div className="hero__drawing">{drawing}</div>}
        {sketch && (
          <img className="drawing drawing--beside" src={sketch} alt="" width="240" height="200" loading="lazy" />
        )}
      </section>
    </section>
  )
}

interface HeroProps {
  tag?: ReactNode
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** Small print below the actions. */
  note?: ReactNode
  /** The ways into the site, on the home page. */
  mainLinks?: ReactNode
  /** A large drawing, on the home page and results. */
  drawing?: ReactNode
  /** The file of a small drawing beside the text, shown where it fits. */
  sketch?: string | undefined
  /** Without distracting links: hides the page's breadcrumb and footer, where the browser supports it. */
  isAlone?: boolean
  children?: ReactNode
}
