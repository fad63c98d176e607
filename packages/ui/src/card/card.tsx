import type { ReactNode } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** One thing of a list: what it is, one sentence, at most one link. Its tag is seen above the title and read out after it, so that it is heard of this thing and not of the one before. */
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

/** Cards side by side where there is room, one below the other where there is not. */
export function CardList({ children }: { children: ReactNode }) {
  return <ItemList className="card-list" items={children} />
}
