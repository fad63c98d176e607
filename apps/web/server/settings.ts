import type { Country } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import type { FastifyServerOptions } from 'fastify'
import type { OperatorFacts, SocialLink } from '../src/platform/settings/public-settings.ts'

/** What the operator set; every fact that is undefined is shown as a sample. */
export interface Operator {
  contactPhone: string | undefined
  contactPhoneUs: string | undefined
  contactEmail: string | undefined
  facts: { [Fact in keyof OperatorFacts]: string | undefined }
  social: readonly SocialLink[]
}

export interface SiteSettings {
  port: number
  host: string
  siteEnvironment: SiteEnvironment
  backendUrl: string
  /** As Fastify takes it: whose `X-Forwarded-*` headers are believed. */
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  operator: Operator
}

/** A setting that the operator must correct; its message is one sentence that names the setting (R0-03). */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

export function readSettings(environment: Environment): SiteSettings {
  const value = (name: string) => environment[name]?.trim() || undefined
  return {
    port: readPort(value('PORT') ?? '8080'),
    host: value('HOST') ?? '127.0.0.1',
    siteEnvironment: readSiteEnvironment(value('SITE_ENV') ?? 'local'),
    backendUrl: readOrigin('BACKEND_URL', value('BACKEND_URL') ?? 'http://127.0.0.1:8081'),
    trustProxy: readTrustProxy(value('TRUST_PROXY') ?? 'false'),
    operator: {
      contactPhone: readPhone('CONTACT_PHONE', value('CONTACT_PHONE'), 'FR'),
      contactPhoneUs: readPhone('CONTACT_PHONE_US', value('CONTACT_PHONE_US'), 'US'),
      contactEmail: readEmail('DESK_EMAIL', value('DESK_EMAIL')),
      facts: {
        name: value('OPERATOR_NAME'),
        address: value('OPERATOR_ADDRESS'),
        registration: value('OPERATOR_REGISTRATION'),
        publicationDirector: value('PUBLICATION_DIRECTOR'),
        hostingProvider: value('HOSTING_PROVIDER'),
        dpoEmail: readEmail('DPO_EMAIL', value('DPO_EMAIL')),
      },
      social: readSocialLinks(value('SOCIAL_LINKS') ?? ''),
    },
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`)
  return port
}

function readSiteEnvironment(text: string): SiteEnvironment {
  if (text === 'local' || text === 'staging' || text === 'production') return text
  throw new SettingsError(`SITE_ENV must be local, staging or production, not "${text}".`)
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin
  throw new SettingsError(`${name} must be an http or https address, not "${text}".`)
}

/** "true", a number of proxies, or names and addresses such as "loopback". */
function readTrustProxy(text: string): SiteSettings['trustProxy'] {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text
}

/** A national number is one of the country; the result is E.164. */
function readPhone(name: string, text: string | undefined, country: Country): string | undefined {
  if (text === undefined) return undefined
  const phone = readPhoneNumber(text, country)
  if (phone !== undefined) return phone
  throw new SettingsError(`${name} must be a telephone number such as +33 1 23 45 67 89, not "${text}".`)
}

function readEmail(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const address = readEmailAddress(text)
  if (address !== undefined) return address
  throw new SettingsError(`${name} must be an e-mail address, not "${text}".`)
}

const socialHosts = new Map<string, SocialLink['network']>([
  ['facebook.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['linkedin.com', 'linkedin'],
  ['youtube.com', 'youtube'],
])

/** Addresses separated by commas; the host says which network it is. */
function readSocialLinks(text: string): SocialLink[] {
  const addresses = text.split(',').flatMap((address) => address.trim() || [])
  return addresses.map((address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const network = socialHosts.get(url?.hostname.replace(/^www\./, '') ?? '')
    if (url?.protocol === 'https:' && network) return { network, href: url.href }
    throw new SettingsError(
      `SOCIAL_LINKS must be https addresses at Facebook, Instagram, LinkedIn or YouTube, not "${address}".`,
    )
  })
}
