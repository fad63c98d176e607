import type { ReactNode } from 'react'

/** The head of a page: its h1, one sentence, at most one main action; with a drawing on the home page. */
export function Hero({ tag, title, lead, actions, note, drawing, isAlone = false, children }: HeroProps) {
  const kind = isAlone ? 'hero hero--alone' : 'hero'
  return (
    <div className={drawing === undefined ? kind : 'hero hero--drawing'}>
      <div className="hero__inner">
        <div className="hero__text">
          {tag === undefined ? null : <p className="hero__tag">{tag}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead === undefined ? null : <p className="hero__lead">{lead}</p>}
          {actions}
          {note === undefined ? null : <p className="hero__note">{note}</p>}
          {children}
        </div>
        {drawing === undefined ? null : <div className="hero__drawing">{drawing}</div>}
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
  drawing?: ReactNode
  /** Nothing shall lead away from it: the page has neither breadcrumb nor footer, where the browser can tell. */
  isAlone?: boolean
  children?: ReactNode
}
