import type { Kind } from './kind.ts'
import { StartRefusal } from './start-refusal.ts'

/** A setting of the product: an environment variable, what it may hold and what it is for. */
export interface Setting<Value = unknown> {
  name: string
  kind: Kind<Value>
  /** What it sets, for who operates the product; Markdown. */
  meaning: string
  /** Its value when it is not set, as an operator would write it. */
  default?: string
  /** What stands in for it when it is not set: a sample, or the value of another setting; Markdown. */
  standIn?: string
  /** Production does not start without it (R0-05). */
  neededInProduction?: true
}

/** The settings of a process, each under the name by which its code knows it. */
export type Schema = Readonly<Record<string, Setting>>

/** What was read by a schema: a setting without a default may be undefined. */
export type SettingsOf<Settings extends Schema> = {
  readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value>
    ? Settings[Key] extends { default: string }
      ? Value
      : Value | undefined
    : never
}

/** Such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of a process; a bad one refuses the start (R0-03). An empty value counts as not set. */
export function settingsFrom<Settings extends Schema>(
  environment: Environment,
  schema: Settings,
): SettingsOf<Settings> {
  const values = Object.entries(schema).map(([key, setting]) => [key, valueOf(setting, environment[setting.name])])
  return Object.fromEntries(values) as SettingsOf<Settings>
}

function valueOf({ name, kind, default: otherwise }: Setting, set: string | undefined): unknown {
  const text = set?.trim() || otherwise
  if (text === undefined) return undefined
  const reading = kind.read(text)
  if ('value' in reading) return reading.value
  const refused = kind.isSecret ? '' : `, not "${reading.refused}"`
  throw new StartRefusal(`${name} must be ${kind.expected}${refused}.`)
}
