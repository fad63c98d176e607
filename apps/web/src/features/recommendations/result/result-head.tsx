import type { Recommendation } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Arcs, scoreRings, type ScoreShares } from '@clairmemoire/ui/arcs'
import { Hero } from '@clairmemoire/ui/hero'
import { Tag } from '@clairmemoire/ui/tag'
import { Plural, Trans } from '@lingui/react/macro'

/** The next step in words, and the rings that show as much as the sentence beside them says. */
export function ResultHead({ recommendation }: { recommendation: Recommendation }) {
  const { score, locale, answered_on } = recommendation
  const day = formatPlainDate(locale, answered_on)
  const tag = (
    <Tag>
      <Trans id="recommendations.result.day">Vos réponses du {day}</Trans>
    </Tag>
  )
  if (!score) {
    return (
      <Hero
        tag={tag}
        title={<Trans id="recommendations.information.title">Nos conseils pour prendre soin de la mémoire</Trans>}
        lead={
          <Trans id="recommendations.information.lead">
            Ces conseils valent pour tout le monde. Pour parler de vos réponses, montrez-les à votre médecin : une
            feuille est prête plus bas.
          </Trans>
        }
      />
    )
  }
  return (
    <Hero
      tag={tag}
      title={score.title}
      lead={score.text}
      drawing={<Arcs drawing={scoreRings(sharesIn(recommendation, score))} />}
    >
      <Points score={score} />
      <Declined recommendation={recommendation} />
    </Hero>
  )
}

type Score = NonNullable<Recommendation['score']>

const shares = { few: 0.2, some: 0.5, many: 0.85, not_enough: 0 }

function sharesIn({ areas = [] }: Recommendation, { band, points, max_points }: Score): ScoreShares {
  return {
    whole: band === 'not_enough' ? undefined : points / max_points,
    parts: areas.map(({ level }) => shares[level]),
  }
}

function Points({ score: { band, points, max_points } }: { score: Score }) {
  if (band === 'not_enough') return null
  return (
    <p>
      <Trans id="recommendations.result.points">
        <strong>
          {points} <Plural value={points} one="point" other="points" /> sur {max_points}.
        </strong>{' '}
        Une chose compte plus quand elle arrive souvent et quand elle a changé. Ce nombre ne dit pas si une mémoire est
        normale.
      </Trans>
    </p>
  )
}

/** What was not answered is said, and that it counts neither for nor against. */
function Declined({ recommendation: { declined, asked, score } }: { recommendation: Recommendation }) {
  if (declined === 0) return null
  return (
    <p>
      <Trans id="recommendations.result.declined">
        Questions laissées de côté : {declined} sur {asked}. Elles ne comptent ni pour ni contre.
      </Trans>{' '}
      {score?.at_least ? (
        <Trans id="recommendations.result.at-least">
          Avec elles, le résultat pourrait inviter à consulter plus tôt, jamais plus tard.
        </Trans>
      ) : null}
    </p>
  )
}
