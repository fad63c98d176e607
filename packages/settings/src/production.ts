import type { StudyFacts } from '@clairmemoire/domain/study'
import { sharedSettings } from './operator.ts'
import { badValues, type Environment, isSet, type Schema, type Setting, type SettingsOf } from './schema.ts'
import { refuseFor } from './start-refusal.ts'
import { type EnteredSites, enteredSites } from './study-sites.ts'

/** The names of the settings that production needs and that are not set. */
export function missingInProduction<Settings extends Schema>(
  schema: Settings,
  values: SettingsOf<Settings>,
): readonly string[] {
  return Object.entries(schema)
    .filter(([key, { neededInProduction }]) => neededInProduction && values[key] === undefined)
    .map(([, { name }]) => name)
}

/**
 * Refuses a start for all that is wrong with the settings of these schemas at once, a sentence each: what is no value of its kind
 * (R0-03), sites of studies that cannot be, and in production made-up facts, a made-up number to call from, made-up sites to send
 * people to (R0-05).
 */
export function refuseBadStart(
  environment: Environment,
  schemas: readonly Schema[],
  studies: readonly StudyFacts[],
): void {
  const settings = [...new Set(schemas.flatMap((schema) => Object.values(schema)))]
  const isProduction = environment[sharedSettings.siteEnvironment.name]?.trim() === 'production'
  const entered = enteredSites(environment, studies)
  refuseFor([
    ...badValues(environment, settings),
    ...entered.problems,
    ...(isProduction ? madeUp(environment, settings, unentered(studies, entered)) : []),
  ])
}

/** Nothing is said of studies while the setting itself is missing or wrong. */
function unentered(studies: readonly StudyFacts[], { sites, problems }: EnteredSites): readonly StudyFacts[] {
  if (sites === undefined || problems.length > 0) return []
  return studies.filter(({ code }) => !Object.hasOwn(sites, code))
}

function madeUp(
  environment: Environment,
  settings: readonly Setting[],
  samples: readonly StudyFacts[],
): readonly string[] {
  const missing = settings.filter((setting) => setting.neededInProduction && !isSet(setting, environment))
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
