import { errorReportSettings } from '@clairmemoire/observability/error-report-settings'
import { anyText, emailAddress, type Kind, oneOf } from '@clairmemoire/settings/kinds'
import { legalFacts, sharedSettings } from '@clairmemoire/settings/operator'
import type { Schema, SettingsOf } from '@clairmemoire/settings/schema'
import type { OperatorFacts, SocialLink } from '../src/platform/settings/public-settings.ts'
import { measurementSettings } from './measurement/collectors.ts'

const networks = new Map<string, SocialLink['network']>([
  ['facebook.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['linkedin.com', 'linkedin'],
  ['youtube.com', 'youtube'],
])

/** Reads addresses separated by commas; the host of an address determines its network. */
const socialLinks: Kind<readonly SocialLink[]> = {
  expected: 'https addresses at Facebook, Instagram, LinkedIn or YouTube',
  read: (text) => {
    const addresses = text.split(',').flatMap((address) => address.trim() || [])
    const links = addresses.map((address) => ({ address, link: readLink(address) }))
    const refused = links.find(({ link }) => link === undefined)
    return refused ? { refused: refused.address } : { value: links.flatMap(({ link }) => link ?? []) }
  },
}

const {
  siteEnvironment,
  siteHostFr,
  siteHostEn,
  deskEmail,
  callHours,
  contactPhone,
  contactPhoneUs,
  requestDays,
  resultDays,
  newsDays,
  sms,
  smsCountries,
  studySitesFile,
} = sharedSettings

/** Settings with the facts about the operator that the site shows. */
export const operatorSettings = {
  siteEnvironment,
  siteHostFr,
  siteHostEn,
  deskEmail,
  callHours,
  contactPhone,
  contactPhoneUs,
  requestDays,
  resultDays,
  newsDays,
  sms,
  smsCountries,
  studySitesFile,
  ...(legalFacts satisfies Record<keyof OperatorFacts, unknown>),
  callerFirstName: {
    name: 'CALLER_FIRST_NAME',
    kind: anyText,
    meaning: 'the first name of the caller, shown beside their role; if unset, only the role is shown',
  },
  securityEmail: {
    name: 'SECURITY_EMAIL',
    kind: emailAddress,
    fallback: '`DESK_EMAIL`',
    meaning: 'the address for reports of security problems, in `/.well-known/security.txt` and on the page on security',
  },
  ...measurementSettings,
  cookieQuestion: {
    name: 'COOKIE_QUESTION',
    kind: oneOf('when-needed', 'always'),
    default: 'when-needed',
    meaning:
      'whether visitors see the cookie banner: `when-needed`, if a configured service needs their consent, or `always`',
  },
  ...errorReportSettings,
  social: {
    name: 'SOCIAL_LINKS',
    kind: socialLinks,
    meaning:
      'addresses of the operator at Facebook, Instagram, LinkedIn and YouTube, separated by commas; the French footer links to them. If unset, there are no links, or samples if other facts are samples',
  },
} satisfies Schema

/** The operator's settings; every undefined fact is shown as a sample. */
export interface Operator extends SettingsOf<typeof operatorSettings> {
  /** Whether the server sends mails. The site reads no other mail setting. */
  sendsMails: boolean
}

function readLink(address: string): SocialLink | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const network = networks.get(url?.hostname.replace(/^www\./, '') ?? '')
  return url?.protocol === 'https:' && network ? { network, href: url.href } : undefined
}
