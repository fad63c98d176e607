import type { NearestSite, StudyAssessment } from '@clairmemoire/api-client/schema'
import { isLocale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { StudyListing } from '@clairmemoire/domain/study'
import { formatDistance, formatPlainDate } from '@clairmemoire/i18n/formats'
import { listingOf } from '@clairmemoire/studies/catalogue'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { LinkList } from '@clairmemoire/ui/link-list'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../../platform/site/use-site.ts'
import { criterionSentence } from './criteria.copy.ts'
import { statusLabels } from './outcome.copy.ts'

interface StudyResultProps {
  study: StudyAssessment
  respondent: 'self' | 'someone_else'
}

/** Why one study fits or does not: each criterion with its state, apart what only the team can check, the nearest site. */
export function StudyResult({ study, respondent }: StudyResultProps) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'fr'
  const { trial_code, criteria, status, last_checked, nearest_site } = study
  const checked = formatPlainDate(locale, last_checked)
  const listing = listingOf(trial_code)
  const itemOf = (criterion: StudyAssessment['criteria'][number]) => ({
    id: criterion.id,
    state: criterion.kind === 'checked_by_team' ? ('team' as const) : markOf(criterion.state),
    text: criterionSentence(i18n, locale, criterion, respondent),
  })
  const byTeam = criteria.filter(({ kind }) => kind === 'checked_by_team')
  return (
    <>
      <p>
        <Tag tone={status === 'recruiting' ? 'pine' : 'mist'}>{i18n._(statusLabels[status])}</Tag>{' '}
        <Trans id="trial-finder.result.last-checked">Vérifié le {checked}</Trans>
      </p>
      {nearest_site ? <NearestSiteLine site={nearest_site} /> : null}
      <CriteriaList items={criteria.filter(({ kind }) => kind !== 'checked_by_team').map(itemOf)} />
      {byTeam.length > 0 ? (
        <>
          <p>
            <Trans id="trial-finder.result.by-team">Ce que seule l’équipe de l’étude peut vérifier :</Trans>
          </p>
          <CriteriaList items={byTeam.map(itemOf)} />
        </>
      ) : null}
      <LinkList
        links={[
          ...(listing ? [<StudyPageLink key={trial_code} study={listing} />] : []),
          ...(isOutOfReach(study)
            ? [
                <Link key="news" to="/your-news">
                  <Trans id="trial-finder.result.news">Recevoir un e-mail quand une étude ouvre</Trans>
                </Link>,
              ]
            : []),
        ]}
      />
    </>
  )
}

const far = 100

/** Closed, not open yet, without a place in the country, or a long way off, in kilometres or miles. */
function isOutOfReach({ reason, nearest_site }: StudyAssessment): boolean {
  return (reason !== undefined && reason !== 'criteria') || (nearest_site?.distance.value ?? 0) > far
}

function markOf(state: StudyAssessment['criteria'][number]['state']) {
  return state === 'declined' ? 'cannot_tell' : state
}

function NearestSiteLine({ site }: { site: NearestSite }) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'fr'
  const { city, sample } = site
  const distance = formatDistance(locale, site.distance)
  return (
    <p>
      {site.distance.value === 0 ? (
        <Trans id="trial-finder.result.nearby-site">Lieu d’étude le plus proche : {city}, dans votre région.</Trans>
      ) : (
        <Trans id="trial-finder.result.nearest-site">
          Lieu d’étude le plus proche : {city}, à environ {distance}.
        </Trans>
      )}{' '}
      {sample ? (
        <Tag tone="honey">
          <Trans id="trial-finder.result.sample-site">Lieu donné en exemple</Trans>
        </Tag>
      ) : null}
    </p>
  )
}

/** Leads to the page of a study; a study of the other country has its page on that country's site, in its language. */
function StudyPageLink({ study }: { study: StudyListing }) {
  const { t } = useLingui()
  const { locale, environment, settings } = useSite()
  const { name } = study
  if (study.locale === locale) {
    return (
      <Link to="/essais-cliniques/$trial_name" params={{ trial_name: study.slug }}>
        <Trans id="trial-finder.result.study-link">Lire la page de l’étude {name}</Trans>
      </Link>
    )
  }
  return (
    <OutwardLink
      href={siteOrigin(study.locale, environment, settings.hosts) + trialMatch(study.code, study.locale).link}
      note={t({ id: 'trial-finder.result.other-language', message: 'en anglais' })}
    >
      {t({ id: 'trial-finder.result.study-link', message: `Lire la page de l’étude ${name}` })}
    </OutwardLink>
  )
}
