import type { ReactNode } from 'react'

/** The head of a page: its h1, one sentence, at most one main action. Its tag is seen above the h1 and read out after it, for who begins at the heading. On the home page and at results it has a large drawing, on others a small one. */
export function Hero({
  tag,
  title,
  lead,
  actions,
  note,
  doors,
  drawing,
  sketch,
  isAlone = false,
  children,
}: HeroProps) {
  const kind = isAlone ? 'hero hero--alone' : 'hero'
  return (
    <div className={drawing === undefined ? kind : 'hero hero--drawing'}>
      <div className="hero__inner">
        <div className="hero__text">
          <h1 tabIndex={-1}>{title}</h1>
          {tag === undefined ? null : <p className="hero__tag">{tag}</p>}
          {lead === undefined ? null : <p className="hero__lead">{lead}</p>}
          {actions}
          {note === undefined ? null : <p className="hero__note">{note}</p>}
          {children}
        </div>
        {doors === undefined ? null : <div className="hero__doors">{doors}</div>}
        {drawing === undefined ? null : <div className="hero__drawing">{drawing}</div>}
        {sketch && (
          <img className="drawing drawing--beside" src={sketch} alt="" width="240" height="200" loading="lazy" />
        )}
      </div>
    </div>
  )
}

interface HeroProps {
  tag?: ReactNode
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  note?: ReactNode
  doors?: ReactNode
  drawing?: ReactNode
  /** The file of a small drawing beside the text, where there is room. */
  sketch?: string | undefined
  /** Nothing shall lead away from it: the page has neither breadcrumb nor footer, where the browser can tell. */
  isAlone?: boolean
  children?: ReactNode
}
