import { contentServiceSettings } from './content-service.ts'
import { origin, serverAddress } from './kinds.ts'
import { sharedSettings } from './operator.ts'
import type { Schema } from './schema.ts'

/** Every setting that the editors' content service reads. It stands here because Strapi is not installed where the others are. */
export const strapiSettings = {
  ...contentServiceSettings,
  dataDirectory: sharedSettings.dataDirectory,
  databaseUrl: {
    name: 'CMS_DATABASE_URL',
    kind: serverAddress('postgres:', 'postgresql:'),
    meaning: 'keep what editors write in this PostgreSQL (`postgres://…`); unset, in a file in `DATA_DIR/cms`',
  },
  siteUrl: {
    name: 'SITE_URL',
    kind: origin,
    default: 'http://localhost:8080',
    meaning: 'where editors’ Strapi finds the French site: it previews there, and says there what was published',
  },
  siteUrlEn: {
    name: 'SITE_URL_EN',
    kind: origin,
    standIn: '`SITE_URL`',
    meaning: 'the same for the English site',
  },
} satisfies Schema
