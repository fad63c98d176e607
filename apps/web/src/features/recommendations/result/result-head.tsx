import type { Recommendation } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Arcs, type ScoreShares, scoreRings } from '@clairmemoire/ui/arcs'
import { buttonClass } from '@clairmemoire/ui/button'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../../routing/page-link.tsx'

/** What cannot wait; otherwise the next step in words, and the rings that show as much as the sentence beside them says. */
export function ResultHead({ recommendation, keep }: { recommendation: Recommendation; keep: ReactNode }) {
  const { score, urgent, locale, answered_on } = recommendation
  const day = formatPlainDate(locale, answered_on)
  const tag = (
    <Tag>
      <Trans id="recommendations.result.day">Vos réponses du {day}</Trans>
    </Tag>
  )
  if (urgent) return <UrgentHead recommendation={recommendation} urgent={urgent} tag={tag} />
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
        actions={keep}
      />
    )
  }
  return (
    <Hero
      tag={tag}
      title={score.title}
      lead={score.text}
      actions={keep}
      note={<WhatCounts recommendation={recommendation} score={score} />}
      drawing={<Arcs drawing={scoreRings(sharesIn(recommendation, score))} />}
    >
      <Because score={score} />
      <Figures recommendation={recommendation} score={score} />
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

interface ScoreProps {
  recommendation: Recommendation
  score: Score
}

/** Why this step, in the person's own answers. */
function Because({ score: { because } }: Pick<ScoreProps, 'score'>) {
  if (because.length === 0) return null
  return (
    <>
      <p>
        <Trans id="recommendations.result.because">Nous vous le conseillons à cause de ces réponses :</Trans>
      </p>
      <ul>
        {because.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}

/** The figures behind the rings; without enough answers there are none to show. */
function Figures({ recommendation: { declined, asked }, score: { band, points, max_points, at_least } }: ScoreProps) {
  const { t } = useLingui()
  const sum = t({ id: 'recommendations.result.sum', message: `${points} sur ${max_points}` })
  const left = t({ id: 'recommendations.result.left', message: `${declined} sur ${asked}` })
  const facts = [
    ...(band === 'not_enough'
      ? []
      : [
          {
            term: t({ id: 'recommendations.result.points', message: 'Points' }),
            value: at_least ? t({ id: 'recommendations.result.at-least', message: `Au moins ${sum}` }) : sum,
          },
        ]),
    ...(declined === 0
      ? []
      : [{ term: t({ id: 'recommendations.result.declined', message: 'Sans réponse' }), value: left }]),
  ]
  return facts.length > 0 ? <FactList facts={facts} /> : null
}

/** What makes a point, what was left out, and what no number says. */
function WhatCounts({ recommendation: { declined }, score: { band, at_least, starts } }: ScoreProps) {
  const { talk_to_doctor: talk, make_appointment: appointment } = starts
  return (
    <>
      {band === 'not_enough' ? null : (
        <Trans id="recommendations.result.counts">
          Plus il y a de points, plus de choses arrivent souvent ou sont plus fréquentes qu’avant : moins, c’est mieux.
          Ce nombre ne dit pas si une mémoire est normale.
        </Trans>
      )}{' '}
      {band === 'not_enough' || talk === undefined || appointment === undefined ? null : (
        <Trans id="recommendations.result.starts">
          À partir de {talk} points, nous conseillons d’en parler à un médecin ; à partir de {appointment}, de prendre
          rendez-vous. Certaines réponses y mènent avec moins de points.
        </Trans>
      )}{' '}
      {declined === 0 ? null : (
        <Trans id="recommendations.result.left-aside">Une question sans réponse ne compte ni pour ni contre.</Trans>
      )}{' '}
      {at_least ? (
        <Trans id="recommendations.result.sooner">
          Avec ces réponses, le résultat pourrait inviter à consulter plus tôt, jamais plus tard.
        </Trans>
      ) : null}
    </>
  )
}

interface UrgentHeadProps {
  recommendation: Recommendation
  urgent: NonNullable<Recommendation['urgent']>
  tag: ReactNode
}

/** Stands in place of the score where something came all of a sudden: no figure must make it wait. */
function UrgentHead({ recommendation: { locale }, urgent, tag }: UrgentHeadProps) {
  const number = locale === 'fr' ? '15' : '911'
  return (
    <Hero
      tag={tag}
      title={urgent.title}
      lead={urgent.text}
      actions={
        <Actions>
          <a href={`tel:${number}`} className={buttonClass('sun')}>
            <Trans id="recommendations.call">Appeler le {number}</Trans>
          </a>
          <PageLink to="/help-now" className={buttonClass('quiet')}>
            <Trans id="recommendations.urgent.signs">Tous les signes et les numéros</Trans>
          </PageLink>
        </Actions>
      }
      note={
        <Trans id="recommendations.urgent.numbers">
          En France : <a href="tel:15">15</a> ou <a href="tel:112">112</a>. Aux États-Unis : <a href="tel:911">911</a>.
        </Trans>
      }
    />
  )
}
