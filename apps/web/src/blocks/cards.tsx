import type { Card as CardText } from '@clairmemoire/cms-client/block'
import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { linkTo } from './link-to.tsx'
import type { HeadingLevel } from './titled.tsx'

export function Cards({ cards, headingLevel }: CardsProps) {
  return (
    <CardList>
      {cards.map(({ title, text, action }, index) => (
        <Card
          key={index}
          title={title}
          headingLevel={headingLevel}
          action={action && linkTo(action.href, action.label)}
        >
          <p>{text}</p>
        </Card>
      ))}
    </CardList>
  )
}

interface CardsProps {
  cards: readonly CardText[]
  headingLevel: HeadingLevel
}
