import { studies } from '@clairmemoire/studies'
import { missingFacts } from './operator-facts.ts'
import { SettingsError, type SiteSettings } from './settings.ts'

/** Production must not show facts or study sites that are made up (R0-05). */
export function refuseSamplesInProduction({ siteEnvironment, operator }: SiteSettings): void {
  if (siteEnvironment !== 'production') return
  const missing = missingFacts(operator)
  if (missing.length > 0) {
    throw new SettingsError(`SITE_ENV=production needs the operator's own facts; not set: ${missing.join(', ')}.`)
  }
  const withSamples = studies.filter((study) => study.sites.some((site) => site.sample)).map((study) => study.code)
  if (withSamples.length > 0) {
    throw new SettingsError(`SITE_ENV=production refuses sample study sites; still samples: ${withSamples.join(', ')}.`)
  }
}
