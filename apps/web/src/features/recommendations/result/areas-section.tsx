import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { Section } from '@clairmemoire/ui/section'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { areaInWords } from './levels.copy.ts'

/** What was said by area, each with its level in words. */
export function AreasSection({ areas }: { areas: NonNullable<Recommendation['areas']> }) {
  const { i18n } = useLingui()
  return (
    <Section labelledBy="areas">
      <h2 id="areas">
        <Trans id="recommendations.areas.title">Domaine par domaine</Trans>
      </h2>
      <CardList>
        {areas.map(({ id, title, text, ...area }) => (
          <Card key={id} tag={<Tag>{areaInWords(i18n, area)}</Tag>} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </CardList>
    </Section>
  )
}
