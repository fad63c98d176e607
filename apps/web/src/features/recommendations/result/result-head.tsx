import type { Recommendation } from '@clairmemoire/api-client/schema'
import { emergencyNumbers } from '@clairmemoire/domain/country'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Drawing } from '@clairmemoire/ui/drawing'
import onThePhone from '@clairmemoire/ui/drawings/on-the-phone.svg'
import result from '@clairmemoire/ui/drawings/result.svg'
import walking from '@clairmemoire/ui/drawings/walking.svg'
import withDoctor from '@clairmemoire/ui/drawings/with-doctor.svg'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Tag } from '@clairmemoire/ui/tag'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { remainingQuestionsStage } from '../../../own-results/index.ts'
import { EmergencyEverywhere } from '../../../platform/site/emergency.tsx'
import { useContactPhone, useVisitorCountry } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'

interface ResultHeadProps {
  recommendation: Recommendation
  /** Ways to save the result. */
  keep: ReactNode
  isSheetShown: boolean
  onSheet: () => void
}

/** Shows the emergency message if there is one, otherwise the next step with its reason and the main action. */
export function ResultHead({ recommendation, keep, isSheetShown, onSheet }: ResultHeadProps) {
  const { score, urgent, locale, answered_on, rest } = recommendation
  const day = formatPlainDate(locale, answered_on)
  const tag = (
    <Tag>
      {rest ? (
        <Trans id="recommendations.result.short">Test court, le {day}</Trans>
      ) : (
        <Trans id="recommendations.result.day">Vos réponses du {day}</Trans>
      )}
    </Tag>
  )
  if (urgent) return <UrgentHead urgent={urgent} />
  const sheet = (kind: 'primary' | 'quiet') => (
    <Button kind={kind} aria-expanded={isSheetShown} onClick={onSheet}>
      <Trans id="recommendations.keep.sheet">La feuille pour mon médecin</Trans>
    </Button>
  )
  const continueTest = rest ? <ContinueTest rest={rest} /> : null
  if (!score) {
    return (
      <Hero
        tag={tag}
        title={<Trans id="recommendations.information.title">Nos conseils pour prendre soin de la mémoire</Trans>}
        lead={
          <Trans id="recommendations.information.lead">
            Ces conseils valent pour tout le monde. Pour parler de vos réponses, montrez-les à votre médecin.
          </Trans>
        }
        actions={
          <Actions>
            {sheet('primary')}
            {continueTest}
          </Actions>
        }
      >
        {keep}
      </Hero>
    )
  }
  return (
    <Hero
      tag={tag}
      title={score.title}
      lead={score.text}
      actions={
        <>
          <ScoreInWords score={score} />
          <Actions>
            {score.band === 'make_appointment' ? (
              <>
                <Appointment locale={locale} />
                {sheet('quiet')}
              </>
            ) : (
              sheet('primary')
            )}
            {continueTest}
          </Actions>
        </>
      }
      drawing={<Drawing src={drawings[score.band]} isBeside first />}
    >
      <Because score={score} />
      {keep}
    </Hero>
  )
}

/** States the score and whether more points are better or worse, on the first screen of a phone (R2-125). */
function ScoreInWords({ score }: Pick<ScoreProps, 'score'>) {
  const { i18n } = useLingui()
  const sum = pointsInWords(score, i18n)
  return (
    <p>
      {sum === undefined ? (
        <Trans id="recommendations.score.none">
          Score de mémoire : <strong>trop peu de réponses</strong> pour le compter.
        </Trans>
      ) : (
        <Trans id="recommendations.score">
          Score de mémoire : <strong>{sum}</strong>. Il compte ce qui arrive souvent : plus il y a de points, plus il y
          a de choses qui inquiètent.
        </Trans>
      )}
    </p>
  )
}

/** The drawings, by next step. */
const drawings: Record<Score['band'], string> = {
  nothing_urgent: walking,
  talk_to_doctor: result,
  make_appointment: withDoctor,
  not_enough: onThePhone,
}

/** A link to the consultation, which takes place in France and in French; for other readers, a link that calls the clinic. */
function Appointment({ locale }: Pick<Recommendation, 'locale'>) {
  const phone = useContactPhone()
  const country = useVisitorCountry()
  const number = formatPhone(phone)
  return locale === 'fr' && country === 'FR' ? (
    <PageLink to="/offers/consultation" className={buttonClass('primary')}>
      <Trans id="recommendations.now.consult">Consultez un médecin</Trans>
    </PageLink>
  ) : (
    <a href={`tel:${phone}`} className={buttonClass('primary')}>
      <Trans id="recommendations.call">Appeler le {number}</Trans>
    </a>
  )
}

/** Shows the number of points and explains the scoring rules. */
export function Points({ recommendation, score }: ScoreProps) {
  return (
    <Prose>
      <Figures recommendation={recommendation} score={score} />
      <p>
        <WhatCounts recommendation={recommendation} score={score} />
      </p>
    </Prose>
  )
}

type Score = NonNullable<Recommendation['score']>

interface ScoreProps {
  recommendation: Recommendation
  score: Score
}

/** Lists the answers that led to this next step. */
function Because({ score: { because } }: Pick<ScoreProps, 'score'>) {
  if (because.length === 0) return null
  const [first, further] = [because.slice(0, maxReasons), because.slice(maxReasons)]
  return (
    <>
      <p>
        <Trans id="recommendations.result.because">Nous vous le conseillons à cause de ces réponses :</Trans>
      </p>
      <Reasons reasons={first} />
      {further.length > 0 ? (
        <Disclosure summary={<Trans id="recommendations.result.further">Les autres réponses qui y mènent</Trans>}>
          <Reasons reasons={further} />
        </Disclosure>
      ) : null}
    </>
  )
}

/** The number of reasons beside the next step; further reasons are folded. */
const maxReasons = 2

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}

/** Shows the points and the number of unanswered questions; the points only if there are enough answers. */
function Figures({ recommendation: { declined, asked }, score }: ScoreProps) {
  const { t, i18n } = useLingui()
  const sum = pointsInWords(score, i18n)
  const left = t({ id: 'recommendations.result.left', message: `${declined} sur ${asked}` })
  const facts = [
    ...(sum === undefined ? [] : [{ term: t({ id: 'recommendations.result.points', message: 'Points' }), value: sum }]),
    ...(declined === 0
      ? []
      : [{ term: t({ id: 'recommendations.result.declined', message: 'Sans réponse' }), value: left }]),
  ]
  return facts.length > 0 ? <FactList facts={facts} /> : null
}

/** The points in words; undefined if there are not enough answers. */
export function pointsInWords({ band, points, max_points, at_least }: Score, i18n: I18n): string | undefined {
  if (band === 'not_enough') return undefined
  const sum = i18n._(msg({ id: 'recommendations.result.sum', message: `${points} sur ${max_points}` }))
  return at_least ? i18n._(msg({ id: 'recommendations.result.at-least', message: `Au moins ${sum}` })) : sum
}

/** Explains the scoring rules, the unanswered questions, and the limits of a score. */
function WhatCounts({ recommendation: { declined }, score: { band, at_least, starts } }: ScoreProps) {
  const { talk_to_doctor: talk, make_appointment: appointment } = starts
  return (
    <>
      {band === 'not_enough' ? null : (
        <Trans id="recommendations.result.counts">
          Plus il y a de points, plus il y a de choses qui arrivent souvent, ou plus souvent qu’avant. Moins il y en a,
          mieux c’est. Ce nombre ne dit pas si une mémoire est normale.
        </Trans>
      )}{' '}
      {band === 'not_enough' || talk === undefined || appointment === undefined ? null : (
        <Trans id="recommendations.result.starts">
          À partir de {talk} points, nous conseillons d’en parler à un médecin ; à partir de {appointment}, de prendre
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

/** Replaces the score if a sign appeared suddenly, because a number must not delay an emergency call. */
function UrgentHead({ urgent }: { urgent: NonNullable<Recommendation['urgent']> }) {
  const [number] = emergencyNumbers[useVisitorCountry()].calls
  return (
    <Hero
      isAlone
      title={urgent.title}
      lead={urgent.text}
      actions={
        <Actions>
          <a href={`tel:${number}`} className={buttonClass()}>
            <Trans id="recommendations.call">Appeler le {number}</Trans>
          </a>
          <PageLink to="/help-now" className={buttonClass('quiet')}>
            <Trans id="recommendations.urgent.signs">Tous les signes et les numéros</Trans>
          </PageLink>
        </Actions>
      }
      note={<EmergencyEverywhere />}
    />
  )
}

/** Leads from the result of the short form to the remaining questions. */
function ContinueTest({ rest: { minutes } }: { rest: NonNullable<Recommendation['rest']> }) {
  const navigate = useNavigate()
  const continueTest = () =>
    void navigate({ to: '/questionnaire', state: { position: { stage: remainingQuestionsStage } } })
  return (
    <Button kind="quiet" onClick={continueTest}>
      <Trans id="recommendations.rest.go-on">Plus précis : environ {minutes} minutes</Trans>
    </Button>
  )
}
