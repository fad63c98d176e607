import { sharedSettings } from './operator.ts'
import { badValues, type Environment, isSet, type Schema, type Setting, type SettingsOf } from './schema.ts'
import { refuseFor } from './start-refusal.ts'
import { enteredSites } from './study-sites.ts'

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
 * (R0-03), sites of studies that cannot be, and in production made-up facts or a made-up number to call from (R0-05).
 */
export function refuseBadStart(environment: Environment, schemas: readonly Schema[]): void {
  const settings = [...new Set(schemas.flatMap((schema) => Object.values(schema)))]
  const isProduction = environment[sharedSettings.siteEnvironment.name]?.trim() === 'production'
  refuseFor([
    ...badValues(environment, settings),
    ...enteredSites(environment).problems,
    ...(isProduction ? madeUp(environment, settings) : []),
  ])
}

function madeUp(environment: Environment, settings: readonly Setting[]): readonly string[] {
  const missing = settings.filter((setting) => setting.neededInProduction && !isSet(setting, environment))
  return missing.length > 0
    ? [`SITE_ENV=production needs these settings: ${missing.map(({ name }) => name).join(', ')}.`]
    : []
}
