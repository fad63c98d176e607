import type { PersonEntry } from '@clairmemoire/cms-client/person'
import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans } from '@lingui/react/macro'
import type { HeadingLevel } from './titled.tsx'

export function People({ people, headingLevel }: PeopleProps) {
  return (
    <CardList>
      {people.map(({ slug, name, role, sample }) => (
        <Card key={slug} tag={sample && <SampleTag />} title={name} headingLevel={headingLevel}>
          <p>{role}</p>
        </Card>
      ))}
    </CardList>
  )
}

function SampleTag() {
  return (
    <Tag tone="honey">
      <Trans id="blocks.sample">Exemple</Trans>
    </Tag>
  )
}

interface PeopleProps {
  people: readonly PersonEntry[]
  headingLevel: HeadingLevel
}
