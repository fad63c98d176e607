import { contentServiceSettings } from '@clairmemoire/settings/content-service'
import { sharedSettings } from '@clairmemoire/settings/operator'
import { sampleEmail, sampleFacts, samplePhones } from '@clairmemoire/settings/samples'
import { type Environment, type Schema, settingsFrom } from '@clairmemoire/settings/schema'
import { smsSettings } from '../../sms/settings.ts'

const shortest = 16

/** Reports secrets that are short enough to guess. The messages never contain their values. */
export function secretFaults(environment: Environment, databaseUrl: string | undefined): string[] {
  const password = databaseUrl === undefined ? '' : decodeURIComponent(new URL(databaseUrl).password)
  const { webhookSecret, previewSecret, previewToken } = contentServiceSettings
  const named = [webhookSecret, previewSecret, previewToken, smsSettings.smsReportsSecret]
  const secrets = [
    ...named.map(({ name }) => [name, environment[name]?.trim() ?? ''] as const),
    ['The password in DATABASE_URL', password] as const,
  ]
  return secrets
    .filter(([, value]) => value !== '' && value.length < shortest)
    .map(
      ([name]) => `${name} is too short: use at least ${shortest} characters, such as those of openssl rand -hex 24.`,
    )
}

const samples: readonly unknown[] = [
  sampleEmail,
  ...Object.values(samplePhones),
  ...Object.values(sampleFacts).flatMap(Object.values),
]

/** Reports samples that production would publish as facts (R0-05). Mail to the domain `.example` never arrives. */
export function sampleFaults(environment: Environment, schema: Schema): string[] {
  return Object.entries(settingsFrom(environment, schema))
    .filter(([, value]) => samples.includes(value) || (typeof value === 'string' && value.endsWith('.example')))
    .map(([key]) => `${schema[key]?.name} is a sample: enter the real value.`)
}

/** Reports hosts of a server that runs as on a developer's machine, without them and with samples. */
export function environmentFaults(environment: Environment, siteEnvironment: string): string[] {
  const hosts = [sharedSettings.siteHostFr, sharedSettings.siteHostEn]
  if (siteEnvironment !== 'local' || hosts.every(({ name }) => !environment[name]?.trim())) return []
  return ['SITE_ENV is local, so both hosts show samples: set it to production or staging.']
}
