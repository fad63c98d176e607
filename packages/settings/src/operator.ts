import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { type ConfiguredSites, siteOrigin } from '@clairmemoire/domain/site-host'
import {
  anyText,
  countryCodes,
  days,
  emailAddress,
  hostEndingIn,
  hoursOfDay,
  oneOf,
  origin,
  phoneNumber,
  port,
  serverAddress,
  siteEnvironment,
} from './kinds.ts'
import { samplePhones } from './samples.ts'
import type { Schema, SettingsOf } from './schema.ts'

/** A setting that is a fact about the operator. If it is not set, a sample is shown; production needs the real one (R0-05, R0-06). */
export const fact = { fallback: 'sample', neededInProduction: true } as const

/** The settings that both servers read. */
export const sharedSettings = {
  dataDirectory: {
    name: 'DATA_DIR',
    kind: anyText,
    default: '.data',
    meaning:
      'the folder of the embedded database, of mails without SMTP, of the last content that was read, and of Strapi',
  },
  cmsUrl: {
    name: 'CMS_URL',
    kind: origin,
    default: 'http://127.0.0.1:8082',
    meaning:
      'the address of the content service. If it is not set, `npm start` starts a content service with the documents of the repository',
  },
  backendPort: {
    name: 'BACKEND_PORT',
    kind: port,
    default: '8081',
    meaning:
      'the port at which the backend listens, and at which the site looks for it. 0 takes a free port. If it is not set and 8081 is taken, `npm start` also takes a free port',
  },
  siteEnvironment: {
    name: 'SITE_ENV',
    kind: siteEnvironment,
    default: 'local',
    meaning: '`production`, `staging` or `local`. Production refuses to start while a setting marked * is missing',
  },
  siteHostFr: {
    name: 'SITE_HOST_FR',
    kind: hostEndingIn('.fr'),
    fallback: 'the product’s',
    meaning: 'the host of the French site, which ends in `.fr`: for links in pages and mails, and for search engines',
  },
  siteHostEn: {
    name: 'SITE_HOST_EN',
    kind: hostEndingIn('.com'),
    fallback: 'the product’s',
    meaning:
      'the host of the English site, which ends in `.com`. If one of the two is set, the site has no other hosts than these two',
  },
  studySitesFile: {
    name: 'STUDY_SITES_FILE',
    kind: anyText,
    fallback: 'the documents of the studies',
    meaning:
      'a YAML file with sites of studies, which replace the sites in the documents of the studies, [as in this example](server.md#sites-of-studies)',
  },
  requestDays: {
    name: 'REQUEST_DAYS',
    kind: days,
    default: '730',
    meaning:
      'the number of days for which a request is stored after it was sent or last changed; the privacy policy says so',
  },
  resultDays: {
    name: 'RESULT_DAYS',
    kind: days,
    default: '365',
    meaning:
      'the number of days for which a result of the memory test is stored after it was last opened or changed; the privacy policy says so',
  },
  newsDays: {
    name: 'NEWS_DAYS',
    kind: days,
    default: '730',
    meaning:
      'the number of days for which an address for news of studies is stored after it was confirmed; the privacy policy says so',
  },
  smtpUrl: {
    name: 'SMTP_URL',
    kind: serverAddress('smtp:', 'smtps:'),
    neededInProduction: true,
    meaning:
      'the server that sends mails (`smtp://…`, `smtps://…`). The site needs it too, because the privacy policy says whether mails are sent',
  },
  sms: {
    name: 'SMS',
    kind: oneOf('off', 'on'),
    default: 'off',
    meaning:
      '`on` offers text messages to visitors with a mobile number, besides mails. The site needs it too, because forms ask for the consent',
  },
  smsCountries: {
    name: 'SMS_COUNTRIES',
    kind: countryCodes,
    default: 'FR,GP,MQ,GF,RE,YT,US',
    meaning:
      'the countries whose mobile numbers get text messages; French overseas departments have codes of their own. The site needs it too',
  },
  deskEmail: {
    name: 'DESK_EMAIL',
    kind: emailAddress,
    ...fact,
    meaning: 'the address that gets a mail about each request; visitors see it too',
  },
  operatorAddress: {
    name: 'OPERATOR_ADDRESS',
    kind: anyText,
    ...fact,
    meaning: 'the postal address of the publisher; mails show it at their end',
  },
  callHours: {
    name: 'CALL_HOURS',
    kind: hoursOfDay,
    default: '09:00-12:00,14:00-17:00',
    meaning:
      'the hours of a working day, in the morning and in the afternoon, in which the desk calls and answers the telephone, in the time zone of the person called; a call begins each half-hour',
  },
  contactPhone: {
    name: 'CONTACT_PHONE',
    kind: phoneNumber('FR'),
    ...fact,
    meaning: 'the telephone number of the clinic for people in France: pages show it, and the desk calls from it',
  },
  contactPhoneUs: {
    name: 'CONTACT_PHONE_US',
    kind: phoneNumber('US'),
    fallback: '`CONTACT_PHONE`',
    meaning: 'the telephone number of the clinic for people in the United States',
  },
} satisfies Schema

/** Facts that the law requires the site to publish (R0-06). */
export const legalFacts = {
  name: { name: 'OPERATOR_NAME', kind: anyText, ...fact, meaning: 'the publisher of the site' },
  address: sharedSettings.operatorAddress,
  registration: {
    name: 'OPERATOR_REGISTRATION',
    kind: anyText,
    ...fact,
    meaning: 'the registration number of the publisher, such as a SIREN',
  },
  publicationDirector: {
    name: 'PUBLICATION_DIRECTOR',
    kind: anyText,
    ...fact,
    meaning: 'the person who is responsible for the publication under French law',
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
} satisfies Schema

type Hosts = Pick<SettingsOf<typeof sharedSettings>, 'siteEnvironment' | 'siteHostFr' | 'siteHostEn'>

/** The hosts that the operator set; undefined if none is set. If only one is set, the other is the product’s. */
export function ownSitesOf({ siteEnvironment, siteHostFr, siteHostEn }: Hosts): ConfiguredSites | undefined {
  if (siteHostFr === undefined && siteHostEn === undefined) return undefined
  const productHost = (locale: Locale) => new URL(siteOrigin(locale, siteEnvironment)).host
  return {
    environment: siteEnvironment,
    hosts: { fr: siteHostFr ?? productHost('fr'), en: siteHostEn ?? productHost('en') },
  }
}

type Telephones = Pick<SettingsOf<typeof sharedSettings>, 'contactPhone' | 'contactPhoneUs'>

/** The telephone number for people of each country, in E.164. Without `contactPhoneUs`, `contactPhone` is for everybody. */
export function phonesOf({ contactPhone, contactPhoneUs }: Telephones): Record<Country, string> {
  return { FR: contactPhone ?? samplePhones.FR, US: contactPhoneUs ?? contactPhone ?? samplePhones.US }
}
