import type { NearestSite, StudyAssessment } from '@clairmemoire/api-client/schema'
import { isLocale } from '@clairmemoire/domain/locale'
import { resolveTrialMatch } from '@clairmemoire/domain/trial-match'
import { slugOfTrial } from '@clairmemoire/domain/trial-slug'
import { formatDistance, formatPlainDate } from '@clairmemoire/i18n/formats'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { studyText } from '../../../content/study-texts.ts'
import { criterionStates, criterionText } from './criteria.copy.ts'
import { reasonLabels, statusLabels } from './study-result.copy.ts'

/** Why one study matches or does not: its state, its conditions one by one, the nearest site. */
export function StudyResult({ study }: { study: StudyAssessment }) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'fr'
  const { trial_code, criteria, status, last_checked, reason, nearest_site } = study
  const { name } = resolveTrialMatch(trial_code, locale)
  const checked = formatPlainDate(locale, last_checked)
  return (
    <>
      <p>
        <Tag>{i18n._(statusLabels[status])}</Tag>{' '}
        <Trans id="trial-finder.result.last-checked">Vérifié le {checked}</Trans>
      </p>
      {reason ? <p>{i18n._(reasonLabels[reason])}</p> : null}
      <CriteriaList
        items={criteria.map((criterion) => ({
          id: criterion.id,
          state: criterion.state,
          stateLabel: i18n._(criterionStates[criterion.state]),
          text: criterionText(i18n, locale, criterion),
        }))}
      />
      {nearest_site ? <NearestSiteLine site={nearest_site} /> : null}
      <LinkList
        links={[
          <Link key={trial_code} to="/essais-cliniques/$trial_name" params={{ trial_name: slugOfTrial(trial_code) }}>
            <Trans id="trial-finder.result.study-link">Lire la page de l’étude {name}</Trans>
          </Link>,
        ]}
      />
    </>
  )
}

function NearestSiteLine({ site }: { site: NearestSite }) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'fr'
  const { city, sample } = site
  const distance = formatDistance(locale, site.distance)
  return (
    <p>
      <Trans id="trial-finder.result.nearest-site">
        Lieu d’étude le plus proche : {city}, à environ {distance}.
      </Trans>{' '}
      {sample ? (
        <Tag tone="honey">
          <Trans id="trial-finder.result.sample-site">Lieu donné en exemple</Trans>
        </Tag>
      ) : null}
    </p>
  )
}

/** The title of a study in the language of its site, else its display name. */
export function studyTitle(study: StudyAssessment, locale: 'fr' | 'en'): string {
  return studyText(study.trial_code)?.title ?? resolveTrialMatch(study.trial_code, locale).name
}
