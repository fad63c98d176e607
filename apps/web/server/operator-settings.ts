import { errorReportSettings } from '@clairmemoire/error-reports/settings'
import { anyText, emailAddress } from '@clairmemoire/settings/kinds'
import { fact, sharedSettings } from '@clairmemoire/settings/operator'
import type { Schema, SettingsOf } from '@clairmemoire/settings/schema'
import type { OperatorFacts } from '../src/platform/settings/public-settings.ts'
import { measurementSettings } from './measurement/measurement-settings.ts'
import { socialLinks } from './social-links.ts'

const legalFacts = {
  name: { name: 'OPERATOR_NAME', kind: anyText, ...fact, meaning: 'who publishes the site' },
  address: { name: 'OPERATOR_ADDRESS', kind: anyText, ...fact, meaning: 'its address' },
  registration: {
    name: 'OPERATOR_REGISTRATION',
    kind: anyText,
    ...fact,
    meaning: 'under which number it is registered, such as a SIREN',
  },
  publicationDirector: {
    name: 'PUBLICATION_DIRECTOR',
    kind: anyText,
    ...fact,
    meaning: 'who answers for what the site says, as French law asks',
  },
  hostingProvider: {
    name: 'HOSTING_PROVIDER',
    kind: anyText,
    ...fact,
    meaning: 'name, address and telephone of the company that hosts the site',
  },
  dpoEmail: {
    name: 'DPO_EMAIL',
    kind: emailAddress,
    ...fact,
    meaning: 'the address of the data protection officer, for questions on personal data',
  },
} satisfies Schema & Record<keyof OperatorFacts, unknown>

const { siteEnvironment, siteHostFr, siteHostEn, deskEmail, callHours, contactPhone, contactPhoneUs, requestDays } =
  sharedSettings

/** What an operator tells of itself on the site. */
export const operatorSettings = {
  siteEnvironment,
  siteHostFr,
  siteHostEn,
  deskEmail,
  callHours,
  contactPhone,
  contactPhoneUs,
  requestDays,
  ...legalFacts,
  callerFirstName: {
    name: 'CALLER_FIRST_NAME',
    kind: anyText,
    meaning: 'the first name of who calls visitors back, shown beside their role; unset, the role alone is shown',
  },
  securityEmail: {
    name: 'SECURITY_EMAIL',
    kind: emailAddress,
    standIn: '`DESK_EMAIL`',
    meaning: 'who is told of weaknesses of the site: `/.well-known/security.txt` and the page on security name it',
  },
  ...measurementSettings,
  ...errorReportSettings,
  social: {
    name: 'SOCIAL_LINKS',
    kind: socialLinks,
    meaning:
      'addresses of the operator at Facebook, Instagram, LinkedIn and YouTube, separated by commas; the French footer links to them',
  },
} satisfies Schema

/** What the operator set; every fact that is undefined is shown as a sample. */
export type Operator = SettingsOf<typeof operatorSettings>
