import type { Country } from '@clairmemoire/domain/country'
import { kilometresBetween, type Place, type RoundedDistance, roundedDistance } from '@clairmemoire/domain/distance'
import { assessStudy, type CriterionState } from '@clairmemoire/domain/eligibility'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import { type Criterion, isAnswerable, type Study, type StudySite, type StudyStatus } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatDistance } from '@clairmemoire/i18n/formats'
import { placeOfPostalCode } from '@clairmemoire/places'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { finderAnswersIn } from '../../../own-results/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { criterionForReader } from '../detail/criteria.copy.ts'
import { siteText } from '../detail/study-origin.copy.ts'
import { studiesCatalog } from '../page-copies.ts'

interface OwnCriteriaProps {
  study: Study
  answers: Answers
  locale: Locale
  siteCountry: Country
}

/** Compares a study with the answers on this device, and states that unmet conditions may change. Nothing is sent. */
function OwnCriteria({ study, answers, locale, siteCountry }: OwnCriteriaProps) {
  const { t, i18n } = useLingui()
  const { criteria, sites: ownSites, isAboutOther } = ownAssessment(study, answers, siteCountry)
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
            text: criterionForReader(i18n, locale, criterion),
          }))}
        />
        {ownSites.length > 0 && <OwnSites sites={ownSites} locale={locale} />}
        {isOpen && (
          <p>
            <Trans id="studies.own.change">
              Une condition non remplie peut changer avec le temps, ou si une réponse n’était pas la bonne.
            </Trans>
          </p>
        )}
        <Actions>
          <Link to="/trial-finder" search={{ trial: study.slug }} className={buttonClass('quiet')}>
            <Trans id="studies.own.finder">Revoir mes réponses</Trans>
          </Link>
        </Actions>
      </Prose>
    </Section>
  )
}

/** The distance and recruitment state of each site. */
function OwnSites({ sites, locale }: { sites: readonly OwnSite[]; locale: Locale }) {
  const { i18n } = useLingui()
  return (
    <>
      <h3>
        <Trans id="studies.own.sites">Les lieux d’étude, du plus proche au plus loin</Trans>
      </h3>
      <ul>
        {sites.map(({ id, city, status, distance }) => (
          <li key={id}>{placedSite(siteText(city, status, i18n), distance, i18n, locale)}</li>
        ))}
      </ul>
    </>
  )
}

function placedSite(site: string, spoken: RoundedDistance, i18n: I18n, locale: Locale): string {
  const distance = formatDistance(locale, spoken)
  return spoken.value === 0
    ? i18n._(msg({ id: 'studies.own.nearby', message: `${site}, dans votre région` }))
    : i18n._(msg({ id: 'studies.own.distance', message: `${site}, à environ ${distance}` }))
}

/** The comparison with the answers in the stored draft of the trial finder; null if there are no answers. */
export async function ownCriteria(
  { content, i18n, locale, settings }: SiteContext,
  { slug, status, sites }: Pick<Study, 'slug' | 'status' | 'sites'>,
  saved: unknown,
): Promise<ReactNode> {
  const answers = finderAnswersIn(saved)
  if (!answers || Object.keys(answers.values).length === 0) return null
  const [study] = await Promise.all([content().then((read) => read.study(slug)), loadCatalog(i18n, studiesCatalog)])
  if (!study) return null
  return (
    <OwnCriteria
      key={slug}
      study={{ ...study, status, sites }}
      answers={answers.values}
      locale={locale}
      siteCountry={settings.country}
    />
  )
}

interface OwnAssessment {
  /** The criteria that depend on a person's answers. */
  criteria: readonly { criterion: Criterion; state: Exclude<CriterionState, 'declined'> }[]
  /** The sites, the nearest first; empty if the person's home is unknown. */
  sites: readonly OwnSite[]
  isAboutOther: boolean
}

interface OwnSite extends Pick<StudySite, 'id' | 'city'> {
  status: StudyStatus
  distance: RoundedDistance
}

/** Compares a study with the answers on this device by the rules of the trial finder; declined answers count as unknown. */
export function ownAssessment(study: Study, answers: Answers, siteCountry: Country): OwnAssessment {
  const profile = profileOfAnswers(answers, siteCountry, placeOfPostalCode)
  const { criteria } = assessStudy(study, profile)
  return {
    criteria: criteria
      .filter(({ criterion }) => isAnswerable(criterion))
      .map(({ criterion, state }) => ({ criterion, state: state === 'declined' ? 'cannot_tell' : state })),
    sites: profile.place ? sitesFrom(profile.place, study) : [],
    isAboutOther: answers['respondent'] === 'someone_else',
  }
}

function sitesFrom(place: Place, { sites, status }: Study): OwnSite[] {
  return sites
    .map((site) => ({ ...site, kilometres: kilometresBetween(place, site.place) }))
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .map(({ id, city, country, recruiting, kilometres }) => ({
      id,
      city,
      status: recruiting ? status : 'closed',
      distance: roundedDistance(kilometres, country),
    }))
}
