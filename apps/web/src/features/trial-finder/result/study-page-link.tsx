import { otherLocale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { resolveTrialMatch, type StudyCode } from '@clairmemoire/domain/trial-match'
import { trialName } from '@clairmemoire/domain/trial-name'
import { slugOfTrial } from '@clairmemoire/domain/trial-slug'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../../routing/use-site.ts'

/** Leads to the page of a study; a study of the other country has its page on that country's site, in its language. */
export function StudyPageLink({ trial }: { trial: StudyCode }) {
  const { t } = useLingui()
  const { locale, environment } = useSite()
  const name = trialName(trial)
  if (resolveTrialMatch(trial, locale).code === trial) {
    return (
      <Link to="/essais-cliniques/$trial_name" params={{ trial_name: slugOfTrial(trial) }}>
        <Trans id="trial-finder.result.study-link">Lire la page de l’étude {name}</Trans>
      </Link>
    )
  }
  const other = otherLocale(locale)
  return (
    <OutwardLink
      href={siteOrigin(other, environment) + resolveTrialMatch(trial, other).link}
      note={t({ id: 'trial-finder.result.other-language', message: 'en anglais' })}
    >
      {t({ id: 'trial-finder.result.study-link', message: `Lire la page de l’étude ${name}` })}
    </OutwardLink>
  )
}
