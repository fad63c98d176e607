import { Arcs } from '@clairmemoire/ui/arcs'
import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../routing/page-link.tsx'
import type { HomePageData } from './home-page-data.ts'

export function ForWhom({ people }: { people: HomePageData['forWhom'] }) {
  return (
    <Section labelledBy="for-whom">
      <h2 id="for-whom">
        <Trans id="home.for-whom.title">Par où commencer ?</Trans>
      </h2>
      <CardList>
        {people.map(({ drawing, to, title, text, label }) => (
          <Card key={to} tag={<Arcs drawing={drawing} />} title={title} action={<PageLink to={to}>{label}</PageLink>}>
            <p>{text}</p>
          </Card>
        ))}
      </CardList>
    </Section>
  )
}
