import type { Kind, Reading } from './kinds.ts'
import { refuseFor } from './start-refusal.ts'

/** A setting of the product: an environment variable, its kind and its meaning. */
export interface Setting<Value = unknown> {
  name: string
  kind: Kind<Value>
  /** The effect of the setting, in Markdown, for operators. */
  meaning: string
  /** The default, written as an operator would set it. */
  default?: string
  /** The value that is used if it is not set, such as a sample or the value of another setting, in Markdown. */
  fallback?: string
  /** Production does not start without it (R0-05). */
  neededInProduction?: true
}

/** The settings of a process, each under its name in the code. */
export type Schema = Readonly<Record<string, Setting>>

/** The values of a schema: a setting without a default may be undefined. */
export type SettingsOf<Settings extends Schema> = {
  readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value>
    ? Settings[Key] extends { default: string }
      ? Value
      : Value | undefined
    : never
}

/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings of a process. Invalid ones prevent the start; they are reported at once, with a sentence each (R0-03). An empty
 * value counts as not set.
 */
export function settingsFrom<Settings extends Schema>(
  environment: Environment,
  schema: Settings,
): SettingsOf<Settings> {
  refuseFor(badValues(environment, Object.values(schema)))
  const values = Object.entries(schema).map(([key, setting]) => [key, valueOf(setting, environment)])
  return Object.fromEntries(values) as SettingsOf<Settings>
}

/** A sentence for each invalid value. */
export function badValues(environment: Environment, settings: Iterable<Setting>): string[] {
  return [...settings].flatMap((setting) => {
    const { name, kind } = setting
    const reading = readingOf(setting, environment)
    if (reading === undefined || 'value' in reading) return []
    const refused = kind.isSecret ? '' : `, not "${reading.refused}"`
    return [`${name} must be ${kind.expected}${refused}.`]
  })
}

export function isSet({ name }: Setting, environment: Environment): boolean {
  return Boolean(environment[name]?.trim())
}

/** The names of the settings that are set, without their values, for a log. */
export function namesOfSet(environment: Environment, schema: Schema): string[] {
  const set = Object.values(schema).filter((setting) => isSet(setting, environment))
  return set.map(({ name }) => name)
}

function valueOf(setting: Setting, environment: Environment): unknown {
  const reading = readingOf(setting, environment)
  return reading && 'value' in reading ? reading.value : undefined
}

function readingOf(
  { name, kind, default: otherwise }: Setting,
  environment: Environment,
): Reading<unknown> | undefined {
  const text = environment[name]?.trim() || otherwise
  return text === undefined ? undefined : kind.read(text)
}

/** A Markdown table with each setting of these schemas once; * marks those that production needs. */
export function settingsTable(schemas: readonly Schema[]): string {
  const settings = new Set(schemas.flatMap((schema) => Object.values(schema)))
  return ['| setting | default | meaning |', '|---|---|---|', ...[...settings].map(row)].join('\n')
}

function row({ name, default: otherwise, fallback = '–', neededInProduction, meaning }: Setting): string {
  const mark = neededInProduction ? ' *' : ''
  return `| \`${name}\`${mark} | ${otherwise === undefined ? fallback : `\`${otherwise}\``} | ${meaning} |`
}
