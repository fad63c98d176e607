import { anySecret, anyText, origin, port, serverAddress } from './kinds.ts'
import { sharedSettings } from './operator.ts'
import { registerSettings } from './registers.ts'
import type { Schema } from './schema.ts'

/** The settings that every content service has, and those that it shares with the site. */
export const contentServiceSettings = {
  port: {
    name: 'CMS_PORT',
    kind: port,
    default: '8082',
    meaning: 'the port at which the content service listens; 0 takes a free port',
  },
  host: {
    name: 'CMS_HOST',
    kind: anyText,
    default: '127.0.0.1',
    meaning: 'the address of the machine at which the content service listens',
  },
  webhookSecret: {
    name: 'CMS_WEBHOOK_SECRET',
    kind: anySecret,
    meaning: 'the secret with which the content service announces a publication; if unset, announcements are refused',
  },
  previewSecret: {
    name: 'CMS_PREVIEW_SECRET',
    kind: anySecret,
    meaning: 'the secret that signs the preview links of editors; if unset, there are no previews',
  },
  previewToken: {
    name: 'CMS_PREVIEW_TOKEN',
    kind: anySecret,
    meaning: 'the token with which the site reads a draft for a preview link; if unset, there are no previews',
  },
} satisfies Schema

/** Every setting of Strapi. They are defined here, because Strapi is not installed where the other settings are read. */
export const strapiSettings = {
  ...contentServiceSettings,
  dataDirectory: sharedSettings.dataDirectory,
  databaseUrl: {
    name: 'CMS_DATABASE_URL',
    kind: serverAddress('postgres:', 'postgresql:'),
    meaning:
      'the PostgreSQL for the documents of Strapi (`postgres://…`); if unset, Strapi uses a file in `DATA_DIR/cms`',
  },
  ...registerSettings,
  siteUrl: {
    name: 'SITE_URL',
    kind: origin,
    default: 'http://localhost:8080',
    meaning: 'the address of the French site for Strapi, which shows previews there and announces publications there',
  },
  siteUrlEn: {
    name: 'SITE_URL_EN',
    kind: origin,
    fallback: '`SITE_URL`',
    meaning: 'the address of the English site for Strapi, for the same purposes',
  },
} satisfies Schema
