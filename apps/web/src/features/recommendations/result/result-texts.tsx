import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { AccordionEntry } from '@clairmemoire/ui/accordion'
import { Card, CardList } from '@clairmemoire/ui/card'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { areaInWords } from './levels.copy.ts'
import { Points, pointsInWords } from './result-head.tsx'
import { WhatItIsNot } from './what-now.tsx'

/** The entries that explain the meaning of the answers and the limits of the result. */
export function useResultTexts(recommendation: Recommendation): AccordionEntry[] {
  const { i18n } = useLingui()
  const { score, areas = [], causes, rest } = recommendation
  const left = rest?.not_asked.join(', ')
  return [
    {
      id: 'not',
      title: <Trans id="recommendations.not.title">Ce que ce résultat ne dit pas</Trans>,
      hint: rest ? (
        <Trans id="recommendations.not.asked">Peu ou pas demandé : {left}.</Trans>
      ) : (
        <Trans id="recommendations.not.hint">Ce n’est pas un diagnostic.</Trans>
      ),
      content: <WhatItIsNot isShort={rest !== undefined} />,
    },
    ...(score
      ? [
          {
            id: 'points',
            title: <Trans id="recommendations.points.title">Points et domaines</Trans>,
            hint: pointsInWords(score, i18n),
            content: (
              <>
                <Points recommendation={recommendation} score={score} />
                <Areas areas={areas} />
              </>
            ),
          },
        ]
      : []),
    ...(causes.length > 0
      ? [
          {
            id: 'causes',
            title: <Trans id="recommendations.causes.title">Ce qui peut aussi jouer</Trans>,
            hint: causes.map(({ title }) => title).join(', '),
            content: <Causes causes={causes} />,
          },
        ]
      : []),
  ]
}

/** Shows the areas with their levels in words. */
function Areas({ areas }: { areas: NonNullable<Recommendation['areas']> }) {
  const { i18n } = useLingui()
  return (
    <CardList>
      {areas.map(({ id, title, text, ...area }) => (
        <Card key={id} headingLevel="h4" tag={<Tag>{areaInWords(i18n, area)}</Tag>} title={title}>
          <p>{text}</p>
        </Card>
      ))}
    </CardList>
  )
}

/** Lists other possible causes of memory problems, with the answers that point to them. */
function Causes({ causes }: Pick<Recommendation, 'causes'>) {
  return (
    <>
      <p>
        <Trans id="recommendations.causes.lead">
          Beaucoup de choses gênent la mémoire, et certaines se soignent. Voici ce que vos réponses en disent.
        </Trans>
      </p>
      <CardList>
        {causes.map(({ id, title, text, because }) => (
          <Card key={id} headingLevel="h4" title={title}>
            <p>{text}</p>
            {because.map((sentence) => (
              <p key={sentence}>
                <strong>{sentence}</strong>
              </p>
            ))}
          </Card>
        ))}
      </CardList>
    </>
  )
}
