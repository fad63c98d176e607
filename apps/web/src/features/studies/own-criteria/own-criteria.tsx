import type { Locale } from '@clairmemoire/domain/locale'
import { formatDistance } from '@clairmemoire/i18n/formats'
import { studiesOf } from '@clairmemoire/studies'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { criterionText } from '../detail/criteria.copy.ts'
import { ownAssessment, type OwnAssessment } from './own-assessment.ts'

interface OwnCriteriaProps {
  slug: string
  answers: Answers
  locale: Locale
}

/** What the answers on this device say of a study, and what would change it. Worked out here; nothing is sent. */
export function OwnCriteria({ slug, answers, locale }: OwnCriteriaProps) {
  const { t, i18n } = useLingui()
  const study = studiesOf(locale).find((known) => known.slug === slug)
  if (!study) return null
  const { criteria, nearest, isAboutOther } = ownAssessment(study, answers, locale)
  const labels = {
    met: t({ id: 'studies.own.met', message: 'D’après vos réponses : rempli' }),
    not_met: t({ id: 'studies.own.not-met', message: 'D’après vos réponses : non rempli' }),
    cannot_tell: t({ id: 'studies.own.cannot-tell', message: 'Nous le verrions avec vous' }),
  }
  const isOpen = criteria.some(({ state }) => state === 'not_met')
  return (
    <Section tone="mist" labelledBy="own-criteria">
      <Prose>
        <h2 id="own-criteria">
          <Trans id="studies.own.title">Cette étude et vos réponses</Trans>
        </h2>
        <p>
          <Trans id="studies.own.text">
            Cet appareil garde vos réponses à la recherche d’étude. La comparaison se fait ici : rien n’est envoyé.
            Seule l’équipe de l’étude peut confirmer.
          </Trans>
        </p>
        {isAboutOther && (
          <p>
            <Trans id="studies.own.other">Vous aviez répondu pour une autre personne : « vous » parle d’elle.</Trans>
          </p>
        )}
        <CriteriaList
          items={criteria.map(({ criterion, state }) => ({
            id: criterion.id,
            state,
            stateLabel: labels[state],
            text: criterionText(criterion, i18n, locale),
          }))}
        />
        {nearest && <NearestSite nearest={nearest} locale={locale} />}
        <p>
          {isOpen && (
            <Trans id="studies.own.change">
              Une condition non remplie peut changer avec le temps, ou si une réponse n’était pas la bonne.
            </Trans>
          )}{' '}
          <Link to="/trial-finder" search={{ trial: slug }}>
            <Trans id="studies.own.finder">Revoir mes réponses</Trans>
          </Link>
        </p>
      </Prose>
    </Section>
  )
}

function NearestSite({ nearest, locale }: { nearest: NonNullable<OwnAssessment['nearest']>; locale: Locale }) {
  const { city, sample } = nearest
  const distance = formatDistance(locale, nearest.distance)
  return (
    <p>
      {nearest.distance.value === 0 ? (
        <Trans id="studies.own.nearby">Lieu d’étude le plus proche de vous : {city}, dans votre région.</Trans>
      ) : (
        <Trans id="studies.own.nearest">
          Lieu d’étude le plus proche de vous : {city}, à environ {distance}.
        </Trans>
      )}{' '}
      {sample && <Trans id="studies.own.sample-site">Ce lieu est un exemple.</Trans>}
    </p>
  )
}
