import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { StudyListing } from '@clairmemoire/domain/study'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../../platform/site/use-site.ts'

/** Leads to the page of a study; a study of the other country has its page on that country's site, in its language. */
export function StudyPageLink({ study }: { study: StudyListing }) {
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
