import type { ReactNode } from 'react'

/**
 * The first section of a page, with its h1, a tag, one sentence and at most one main action. The end of a long title can be in an
 * element with the class `hero__end`. The home page and results have a large drawing, other pages have a small one.
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
  /** A text in small type below the actions. */
  note?: ReactNode
  /** The main links of the site, on the home page. */
  mainLinks?: ReactNode
  /** A large drawing, on the home page and results. */
  drawing?: ReactNode
  /** The file of a small drawing, which is shown beside the text if it fits. */
  sketch?: string | undefined
  /** Hides the breadcrumb and the footer of the page, in browsers that support it, so that no links distract. */
  isAlone?: boolean
  children?: ReactNode
}
