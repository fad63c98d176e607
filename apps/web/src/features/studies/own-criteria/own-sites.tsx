import type { SpokenDistance } from '@clairmemoire/domain/distance'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDistance } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { siteText } from '../detail/site.copy.ts'
import type { OwnSite } from './own-assessment.ts'

/** How far each site is from where the person lives, and whether it takes people in. */
export function OwnSites({ sites, locale }: { sites: readonly OwnSite[]; locale: Locale }) {
  const { i18n } = useLingui()
  return (
    <>
      <h3>
        <Trans id="studies.own.sites">Les lieux d’étude, du plus proche au plus loin</Trans>
      </h3>
      {sites.some(({ sample }) => sample) && (
        <p>
          <Trans id="studies.own.sample-sites">Ces lieux sont des exemples.</Trans>
        </p>
      )}
      <ul>
        {sites.map(({ id, city, status, distance }) => (
          <li key={id}>{placedSite(siteText(city, status, i18n), distance, i18n, locale)}</li>
        ))}
      </ul>
    </>
  )
}

function placedSite(site: string, spoken: SpokenDistance, i18n: I18n, locale: Locale): string {
  const distance = formatDistance(locale, spoken)
  return spoken.value === 0
    ? i18n._(msg({ id: 'studies.own.nearby', message: `${site}, dans votre région` }))
    : i18n._(msg({ id: 'studies.own.distance', message: `${site}, à environ ${distance}` }))
}
