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
    meaning: 'where the content service listens; 0 takes a free port',
  },
  host: {
    name: 'CMS_HOST',
    kind: anyText,
    default: '127.0.0.1',
    meaning: 'at which address of the machine it listens',
  },
  webhookSecret: {
    name: 'CMS_WEBHOOK_SECRET',
    kind: anySecret,
    meaning: 'secret by which the content service announces a publication; unset, announcements are refused',
  },
  previewSecret: {
    name: 'CMS_PREVIEW_SECRET',
    kind: anySecret,
    meaning: 'secret that signs the preview links of editors; unset, there are no previews',
  },
  previewToken: {
    name: 'CMS_PREVIEW_TOKEN',
    kind: anySecret,
    meaning: 'token by which the site reads a draft for such a link; unset, there are no previews',
  },
} satisfies Schema

/** Every setting of Strapi. They are defined here, because Strapi is not installed where the other settings are read. */
export const strapiSettings = {
  ...contentServiceSettings,
  dataDirectory: sharedSettings.dataDirectory,
  databaseUrl: {
    name: 'CMS_DATABASE_URL',
    kind: serverAddress('postgres:', 'postgresql:'),
    meaning: 'keep what editors write in this PostgreSQL (`postgres://…`); unset, in a file in `DATA_DIR/cms`',
  },
  ...registerSettings,
  siteUrl: {
    name: 'SITE_URL',
    kind: origin,
    default: 'http://localhost:8080',
    meaning: 'where editors’ Strapi finds the French site: it previews there, and says there what was published',
  },
  siteUrlEn: {
    name: 'SITE_URL_EN',
    kind: origin,
    fallback: '`SITE_URL`',
    meaning: 'the same for the English site',
  },
} satisfies Schema
