import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Section } from '@clairmemoire/ui/section'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { evidenceLabels } from './levels.copy.ts'

/** Each recommendation with why for this person, how sure research is, and its source. */
export function AdviceSection({ advice }: Pick<Recommendation, 'advice'>) {
  const { t, i18n } = useLingui()
  return (
    <Section labelledBy="advice">
      <h2 id="advice">
        <Trans id="recommendations.advice.title">Nos recommandations</Trans>
      </h2>
      <CardList>
        {advice.map(({ id, title, text, why, evidence, source }) => (
          <Card
            key={id}
            tag={<Tag>{i18n._(evidenceLabels[evidence])}</Tag>}
            title={title}
            action={
              <OutwardLink
                href={source.href}
                note={t({ id: 'recommendations.advice.other-site', message: 'autre site' })}
              >
                {source.title}
              </OutwardLink>
            }
          >
            <p>{text}</p>
            <p>
              <strong>
                <Trans id="recommendations.advice.why">Pourquoi :</Trans>
              </strong>{' '}
              {why}
            </p>
          </Card>
        ))}
      </CardList>
    </Section>
  )
}
