import type { ReactNode } from 'react'

/** One thing of a list: what it is, one sentence, at most one link. */
export function Card({ tag, title, headingLevel: Heading = 'h3', children, action }: CardProps) {
  return (
    <article className="card">
      {tag}
      <Heading className="card__title">{title}</Heading>
      <div className="card__body">{children}</div>
      {action === undefined ? null : <p className="card__action">{action}</p>}
    </article>
  )
}

interface CardProps {
  tag?: ReactNode
  title: ReactNode
  headingLevel?: 'h2' | 'h3' | 'h4'
  children?: ReactNode
  action?: ReactNode
}
