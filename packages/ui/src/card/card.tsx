import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** An item of a list, with a title, one sentence and at most one link. Its tag is below the title. */
export function Card({ tag, title, headingLevel: Heading = 'h3', children, action }: CardProps) {
  return (
    <article className="card">
      <Heading className="card__title">{title}</Heading>
      {tag}
      <section className="card__body">{children}</section>
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

/** Cards side by side, or one below the other on narrow screens. */
export function CardList({ children }: { children: ReactNode }) {
  return <ItemList className="card-list" items={children} />
}
