import type { Action, Card as CardText } from '@clairmemoire/cms-client/block'
import { buttonClass } from '@clairmemoire/ui/button'
import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { ContentLink } from '../platform/content/content-link.tsx'
import { linkTo } from './link-to.tsx'
import type { HeadingLevel } from './titled.tsx'

export function Cards({ cards, headingLevel }: CardsProps) {
  return (
    <CardList>
      {cards.map(({ title, text, action }, index) => (
        <Card key={index} title={title} headingLevel={headingLevel} action={action && <CardAction {...action} />}>
          <p>{text}</p>
        </Card>
      ))}
    </CardList>
  )
}

/** A number to call is a button, for whoever is in a hurry or has a hand that shakes. */
function CardAction({ href, label }: Action) {
  if (!/^(?:tel|sms):/.test(href)) return linkTo(href, label)
  return (
    <ContentLink href={href} className={buttonClass('primary')}>
      {label}
    </ContentLink>
  )
}

interface CardsProps {
  cards: readonly CardText[]
  headingLevel: HeadingLevel
}
