import type { Country } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import { hostName, productName } from '@clairmemoire/domain/product'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import type { Clinic } from '../clinic/clinic.ts'
import type { Limits } from '../platform/overload/limits.ts'
import { StartRefusal } from '../platform/start-refusal.ts'

export interface Settings {
  host: string
  /** 0 asks the system for a free port. */
  port: number
  dataDirectory: string
  /** Undefined: the backend runs a PostgreSQL of its own in the data directory. */
  databaseUrl: string | undefined
  /** Undefined: mails become files in the data directory. */
  smtpUrl: string | undefined
  environment: SiteEnvironment
  /** Whose word on the visitor's address is taken, as Fastify takes it: the site server's. */
  trustProxy: boolean | string
  limits: Limits
  /** How long the answer under an idempotency key is kept. */
  idempotencyKeyDays: number
  clinic: Clinic
  /** Names of the operator's facts that are not set and therefore samples. */
  sampleFacts: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** Numbers of the ranges that France (Arcep) and the United States (555-01) keep for fiction. */
const samplePhones: Record<Country, string> = { FR: '+33199001234', US: '+12025550142' }

const sampleFacts = {
  MAIL_FROM: `contact@${hostName}.example`,
  DESK_EMAIL: `contact@${hostName}.example`,
  CONTACT_PHONE: samplePhones.FR,
}

/** Reads the settings of the process; a bad one refuses the start (R0-03). An empty value counts as not set. */
export function readSettings(environment: Environment): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined
  const fact = (name: keyof typeof sampleFacts) => read(name) ?? sampleFacts[name]
  return {
    host: read('BACKEND_HOST') ?? '127.0.0.1',
    port: portFrom(read('BACKEND_PORT') ?? '8081'),
    dataDirectory: read('DATA_DIR') ?? '.data',
    databaseUrl: urlFrom('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']),
    smtpUrl: urlFrom('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']),
    environment: siteEnvironmentFrom(read('SITE_ENV') ?? 'local'),
    trustProxy: trustProxyFrom(read('BACKEND_TRUST_PROXY') ?? 'loopback'),
    limits: {
      submissionsPerMinute: limitFrom('RATE_LIMIT_SUBMISSIONS', read('RATE_LIMIT_SUBMISSIONS') ?? '5'),
      readsPerMinute: limitFrom('RATE_LIMIT_READS', read('RATE_LIMIT_READS') ?? '300'),
      eventLoopDelay: limitFrom('MAX_EVENT_LOOP_DELAY', read('MAX_EVENT_LOOP_DELAY') ?? '1000'),
    },
    idempotencyKeyDays: daysFrom('IDEMPOTENCY_KEY_DAYS', read('IDEMPOTENCY_KEY_DAYS') ?? '30'),
    clinic: {
      name: productName,
      mailFrom: addressFrom('MAIL_FROM', fact('MAIL_FROM')),
      deskEmail: addressFrom('DESK_EMAIL', fact('DESK_EMAIL')),
      deskLocale: localeFrom(read('DESK_LOCALE') ?? 'fr'),
      phones: phonesFrom(read('CONTACT_PHONE'), read('CONTACT_PHONE_US')),
    },
    sampleFacts: Object.keys(sampleFacts).filter((name) => read(name) === undefined),
  }
}

function portFrom(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw new StartRefusal(`BACKEND_PORT must be a whole number from 0 to 65535, not "${value}".`)
}

function urlFrom(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  if (value === undefined) return undefined
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  // The value is left out of the sentence: it may hold a password.
  throw new StartRefusal(`${name} must be an address that begins with ${protocols[0]}//.`)
}

function siteEnvironmentFrom(value: string): SiteEnvironment {
  if (value === 'production' || value === 'staging' || value === 'local') return value
  throw new StartRefusal(`SITE_ENV must be production, staging or local, not "${value}".`)
}

function trustProxyFrom(value: string): boolean | string {
  return value === 'true' || value === 'false' ? value === 'true' : value
}

function limitFrom(name: string, value: string): number | undefined {
  if (value === 'off' || value === '0') return undefined
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw new StartRefusal(`${name} must be a whole number, or off, not "${value}".`)
}

function daysFrom(name: string, value: string): number {
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value)
  throw new StartRefusal(`${name} must be a number of days from 1 to 9999, not "${value}".`)
}

function addressFrom(name: string, value: string): string {
  const address = readEmailAddress(value)
  if (address !== undefined) return address
  throw new StartRefusal(`${name} must be one mail address, not "${value}".`)
}

function localeFrom(value: string): Locale {
  if (isLocale(value)) return value
  throw new StartRefusal(`DESK_LOCALE must be fr or en, not "${value}".`)
}

function phonesFrom(french: string | undefined, american: string | undefined): Clinic['phones'] {
  const FR = phoneFrom('CONTACT_PHONE', french ?? samplePhones.FR, 'FR')
  // As on the site, an operator with one telephone calls everybody from there.
  const otherwise = french === undefined ? samplePhones.US : FR
  return { FR, US: american === undefined ? otherwise : phoneFrom('CONTACT_PHONE_US', american, 'US') }
}

function phoneFrom(name: string, value: string, country: Country): string {
  const phone = readPhoneNumber(value, country)
  if (phone !== undefined) return phone
  throw new StartRefusal(`${name} must be a telephone number, not "${value}".`)
}
