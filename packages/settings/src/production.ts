import type { Study, StudySite } from '@clairmemoire/domain/study'
import { sharedSettings } from './operator.ts'
import { badValues, type Environment, isSet, type Schema, type Setting, type SettingsOf } from './schema.ts'
import { refuseFor } from './start-refusal.ts'

/** The names of the settings that production needs and that are not set. */
export function missingInProduction<Settings extends Schema>(
  schema: Settings,
  values: SettingsOf<Settings>,
): readonly string[] {
  return Object.entries(schema)
    .filter(([key, { neededInProduction }]) => neededInProduction && values[key] === undefined)
    .map(([, { name }]) => name)
}

interface StudyWithSites extends Pick<Study, 'code'> {
  sites: readonly Pick<StudySite, 'sample'>[]
}

/**
 * Refuses a start for all that is wrong with the settings of these schemas at once, a sentence each: what is no value of its kind
 * (R0-03), and in production made-up facts, a made-up number to call from, made-up sites to send people to (R0-05).
 */
export function refuseBadStart(
  environment: Environment,
  schemas: readonly Schema[],
  studies: readonly StudyWithSites[],
): void {
  const settings = [...new Set(schemas.flatMap((schema) => Object.values(schema)))]
  const isProduction = environment[sharedSettings.siteEnvironment.name]?.trim() === 'production'
  refuseFor([...badValues(environment, settings), ...(isProduction ? madeUp(environment, settings, studies) : [])])
}

function madeUp(
  environment: Environment,
  settings: readonly Setting[],
  studies: readonly StudyWithSites[],
): readonly string[] {
  const missing = settings.filter((setting) => setting.neededInProduction && !isSet(setting, environment))
  const samples = studies.filter((study) => study.sites.some((site) => site.sample))
  return [
    ...said(
      'SITE_ENV=production needs these settings',
      missing.map(({ name }) => name),
    ),
    ...said(
      'SITE_ENV=production does not start with sample study sites',
      samples.map(({ code }) => code),
    ),
  ]
}

function said(what: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`${what}: ${names.join(', ')}.`] : []
}
