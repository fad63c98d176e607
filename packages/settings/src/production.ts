import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import type { Study, StudySite } from '@clairmemoire/domain/study'
import type { Schema, SettingsOf } from './schema.ts'
import { StartRefusal } from './start-refusal.ts'

/** The names of the settings that production needs and that are not set. */
export function missingInProduction<Settings extends Schema>(
  schema: Settings,
  values: SettingsOf<Settings>,
): readonly string[] {
  return Object.entries(schema)
    .filter(([key, { neededInProduction }]) => neededInProduction && values[key] === undefined)
    .map(([, { name }]) => name)
}

interface Start {
  siteEnvironment: SiteEnvironment
  missing: readonly string[]
}

interface StudyWithSites extends Pick<Study, 'code'> {
  sites: readonly Pick<StudySite, 'sample'>[]
}

/** Production shows no made-up facts, calls from no made-up number and sends nobody to a made-up site (R0-05). */
export function refuseSamplesInProduction(
  { siteEnvironment, missing }: Start,
  studies: readonly StudyWithSites[],
): void {
  if (siteEnvironment !== 'production') return
  if (missing.length > 0) throw new StartRefusal(`SITE_ENV=production needs these settings: ${missing.join(', ')}.`)
  const samples = studies.filter((study) => study.sites.some((site) => site.sample)).map((study) => study.code)
  if (samples.length === 0) return
  throw new StartRefusal(`SITE_ENV=production does not start with sample study sites: ${samples.join(', ')}.`)
}
