import { productName } from '@clairmemoire/domain/product'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { StudySites } from '@clairmemoire/domain/study'
import { errorReportSettings } from '@clairmemoire/observability/error-report-settings'
import { metricsSettings } from '@clairmemoire/observability/metrics-settings'
import {
  anyText,
  calendarDays,
  country,
  days,
  emailAddress,
  limit,
  locale,
  oneOf,
  origin,
  serverAddress,
  severalOf,
  yesOrNo,
} from '@clairmemoire/settings/kinds'
import { fact, ownSitesOf, phonesOf, sharedSettings } from '@clairmemoire/settings/operator'
import { namedProxies } from '@clairmemoire/settings/proxies'
import { sampleEmail, sampleFacts } from '@clairmemoire/settings/samples'
import { type Environment, type Schema, type SettingsOf, settingsFrom } from '@clairmemoire/settings/schema'
import { studySites } from '@clairmemoire/settings/study-sites'
import type { Clinic } from '../clinic/clinic.ts'
import type { Limits } from '../platform/overload/limits.ts'
import { smsSettings } from '../sms/settings.ts'

const serverSettings = {
  siteEnvironment: sharedSettings.siteEnvironment,
  studySitesFile: sharedSettings.studySitesFile,
  siteHostFr: sharedSettings.siteHostFr,
  siteHostEn: sharedSettings.siteHostEn,
  localSiteUrl: {
    name: 'LOCAL_SITE_URL',
    kind: origin,
    fallback: 'the product’s hosts',
    meaning: 'the host of links in mails with `SITE_ENV=local`; `npm start` sets it',
  },
  dataDirectory: sharedSettings.dataDirectory,
  cmsUrl: sharedSettings.cmsUrl,
  databaseUrl: {
    name: 'DATABASE_URL',
    kind: serverAddress('postgres:', 'postgresql:'),
    meaning: 'a PostgreSQL in place of the embedded database (`postgres://…`)',
  },
  smtpUrl: sharedSettings.smtpUrl,
  ...smsSettings,
  secondFactor: {
    name: 'SECOND_FACTOR',
    kind: oneOf('offered', 'demanded'),
    default: 'offered',
    meaning:
      'whether staff may add a passkey to their password (`offered`), or can do nothing without a passkey (`demanded`)',
  },
  idempotencyKeyDays: {
    name: 'IDEMPOTENCY_KEY_DAYS',
    kind: days,
    default: '30',
    meaning: 'the number of days for which a repeated submission is recognised',
  },
  informationOnly: {
    name: 'INFORMATION_ONLY',
    kind: yesOrNo,
    default: 'false',
    meaning:
      '`true` gives advice after the memory test and no score anywhere, for an operator whose test must not be a medical device',
  },
  memoryTestFile: {
    name: 'MEMORY_TEST_FILE',
    kind: anyText,
    meaning:
      'a memory test, as a Questionnaire of FHIR R4, in place of the built-in test; `pnpm questionnaire export memory-test` shows the format',
  },
  resultDays: sharedSettings.resultDays,
  requestDays: sharedSettings.requestDays,
  callTryDays: {
    name: 'CALL_TRY_DAYS',
    kind: days,
    default: '3',
    meaning: 'the number of days on which the desk tries to reach a person before the person gets a mail',
  },
  callWaitDays: {
    name: 'CALL_WAIT_DAYS',
    kind: days,
    default: '10',
    meaning: 'the number of working days in which a person who was not reached can choose another time',
  },
  newsDays: sharedSettings.newsDays,
  consultationTypes: {
    name: 'CONSULTATION_TYPES',
    kind: severalOf('video', 'in_person', 'home_visit'),
    default: 'video,in_person,home_visit',
    meaning:
      'the kinds of consultation that visitors can request: some of `video`, `in_person` and `home_visit`, separated by commas',
  },
  host: {
    name: 'BACKEND_HOST',
    kind: anyText,
    default: '127.0.0.1',
    meaning: 'the address of the machine at which the backend listens',
  },
  port: sharedSettings.backendPort,
  trustProxy: {
    name: 'BACKEND_TRUST_PROXY',
    kind: namedProxies,
    default: 'loopback',
    meaning:
      'the proxies that the backend trusts for the visitor’s address: the site server. The values are as for `TRUST_PROXY`, but without a number',
  },
  metricsHost: metricsSettings.host,
  metricsPort: metricsSettings.ofBackend,
  ...errorReportSettings,
} satisfies Schema

const limitSettings = {
  submissionsPerMinute: {
    name: 'RATE_LIMIT_SUBMISSIONS',
    kind: limit,
    default: '5',
    meaning:
      'the number of requests a minute that store something and that one visitor’s address may send; `off` for no limit',
  },
  submissionsBeforeProof: {
    name: 'PROOF_OF_WORK_FROM',
    kind: limit,
    default: '10',
    meaning:
      'the number of submissions a minute, of all visitors together, from which browsers have to send a proof of work, which they compute by themselves in a second or two; `off` for never',
  },
  readsPerMinute: {
    name: 'RATE_LIMIT_READS',
    kind: limit,
    default: '300',
    meaning:
      'the number of requests a minute that only read and that one visitor’s address may send; `off` for no limit',
  },
  eventLoopDelay: {
    name: 'MAX_EVENT_LOOP_DELAY',
    kind: limit,
    default: '1000',
    meaning: 'the event loop delay in milliseconds beyond which the backend answers 503; `off` for never',
  },
} satisfies Schema

const clinicSettings = {
  mailFrom: { name: 'MAIL_FROM', kind: emailAddress, ...fact, meaning: 'the sender of mails' },
  bouncesTo: {
    name: 'MAIL_BOUNCES_TO',
    kind: emailAddress,
    fallback: '`MAIL_FROM`',
    meaning: 'the address for delivery failures (bounces)',
  },
  deskEmail: sharedSettings.deskEmail,
  operatorAddress: sharedSettings.operatorAddress,
  deskLocale: { name: 'DESK_LOCALE', kind: locale, default: 'fr', meaning: 'the language of the mails to the desk' },
  deskCountry: {
    name: 'DESK_COUNTRY',
    kind: country,
    default: 'FR',
    meaning:
      'the country of the desk, `FR` or `US`: its time zone determines the days of the desk, and the desk shows telephone numbers in its notation',
  },
  callHours: sharedSettings.callHours,
  callClosedDays: {
    name: 'CALL_CLOSED_DAYS',
    kind: calendarDays,
    fallback: 'none',
    meaning: 'the days besides weekends and public holidays on which nobody calls: `2027-05-07,2027-12-24/2027-12-31`',
  },
  callsAtOnce: {
    name: 'CALLS_AT_ONCE',
    kind: limit,
    default: '2',
    meaning: 'the number of calls that may begin at the same time, in each country; `off` for no limit',
  },
  contactPhone: sharedSettings.contactPhone,
  contactPhoneUs: sharedSettings.contactPhoneUs,
} satisfies Schema

export const backendSettings = { ...clinicSettings, ...serverSettings, ...limitSettings } satisfies Schema

/**
 * The settings of the backend. Without `databaseUrl`, it runs an embedded PostgreSQL in the data directory; without `smtpUrl`,
 * it writes mails as files there.
 */
export interface Settings extends SettingsOf<typeof serverSettings> {
  limits: Limits
  clinic: Clinic
  /** Sites that the operator entered. */
  studySites: StudySites
}

function sitesOf(read: SettingsOf<typeof serverSettings>): Clinic['sites'] {
  const { localSiteUrl, siteEnvironment } = read
  if (siteEnvironment === 'local' && localSiteUrl !== undefined) return { fr: localSiteUrl, en: localSiteUrl }
  const hosts = ownSitesOf(read)?.hosts
  return { fr: siteOrigin('fr', read.siteEnvironment, hosts), en: siteOrigin('en', read.siteEnvironment, hosts) }
}

export function readSettings(environment: Environment): Settings {
  const read = settingsFrom(environment, backendSettings)
  const { mailFrom = sampleEmail, deskEmail = sampleEmail, deskLocale, deskCountry, operatorAddress } = read
  return {
    ...settingsFrom(environment, serverSettings),
    limits: settingsFrom(environment, limitSettings),
    studySites: studySites(environment),
    clinic: {
      name: productName,
      addresses: { fr: operatorAddress ?? sampleFacts.fr.address, en: operatorAddress ?? sampleFacts.en.address },
      mailFrom,
      bouncesTo: read.bouncesTo ?? mailFrom,
      deskEmail,
      deskLocale,
      deskCountry,
      phones: phonesOf(read),
      sites: sitesOf(read),
      calls: {
        hours: read.callHours,
        closedDays: read.callClosedDays ?? new Set(),
        atOnce: read.callsAtOnce,
        places: new Map(),
      },
    },
  }
}
