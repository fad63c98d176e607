import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { Lead } from '@clairmemoire/ui/lead'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'

/** What else can weigh on memory, each with the answers that name it. */
export function CausesSection({ causes }: Pick<Recommendation, 'causes'>) {
  return (
    <Section tone="mist" labelledBy="causes">
      <h2 id="causes">
        <Trans id="recommendations.causes.title">Ce qui peut aussi jouer</Trans>
      </h2>
      <Lead>
        <Trans id="recommendations.causes.lead">
          Beaucoup de choses gênent la mémoire, et certaines se soignent. Voici ce que vos réponses en disent.
        </Trans>
      </Lead>
      <CardList>
        {causes.map(({ id, title, text, because }) => (
          <Card key={id} title={title}>
            <p>{text}</p>
            {because.map((sentence) => (
              <p key={sentence}>
                <strong>{sentence}</strong>
              </p>
            ))}
          </Card>
        ))}
      </CardList>
    </Section>
  )
}
