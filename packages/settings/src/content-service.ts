import { anySecret, anyText, port } from './kinds.ts'
import type { Schema } from './schema.ts'

/** The settings of content services, and those that such a service and the site both read. */
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
    meaning:
      'what the content service proves itself with when it says that something was published; unset, nobody is believed',
  },
  previewSecret: {
    name: 'CMS_PREVIEW_SECRET',
    kind: anySecret,
    meaning: 'what the links of editors to drafts are signed with; unset, there are none and nobody is believed',
  },
  previewToken: {
    name: 'CMS_PREVIEW_TOKEN',
    kind: anySecret,
    meaning: 'what the site proves itself with when it reads a draft for such a link; unset, there are none',
  },
} satisfies Schema
