import { sharedSettings } from './operator.ts'
import { badValues, type Environment, isSet, type Schema, type Setting, type SettingsOf } from './schema.ts'
import { refuseFor } from './start-refusal.ts'
import { enteredSites } from './study-sites.ts'

/** The names of missing settings that production needs. */
export function missingInProduction<Settings extends Schema>(
  schema: Settings,
  values: SettingsOf<Settings>,
): readonly string[] {
  return Object.entries(schema)
    .filter(([key, { neededInProduction }]) => neededInProduction && values[key] === undefined)
    .map(([, { name }]) => name)
}

/** Prevents the start if the settings of these schemas have problems, and reports all of them at once (R0-03, R0-05). */
export function refuseBadStart(environment: Environment, schemas: readonly Schema[]): void {
  refuseFor(startProblems(environment, schemas))
}

/** A sentence for each invalid value or study site and, in production, one sentence that lists the missing settings. */
export function startProblems(environment: Environment, schemas: readonly Schema[]): readonly string[] {
  const settings = [...new Set(schemas.flatMap((schema) => Object.values(schema)))]
  const isProduction = environment[sharedSettings.siteEnvironment.name]?.trim() === 'production'
  return [
    ...badValues(environment, settings),
    ...enteredSites(environment).problems,
    ...(isProduction ? missingFacts(environment, settings) : []),
  ]
}

function missingFacts(environment: Environment, settings: readonly Setting[]): readonly string[] {
  const missing = settings.filter((setting) => setting.neededInProduction && !isSet(setting, environment))
  return missing.length > 0
    ? [`SITE_ENV=production needs these settings: ${missing.map(({ name }) => name).join(', ')}.`]
    : []
}
