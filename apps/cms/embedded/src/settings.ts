import { fileURLToPath } from 'node:url'
import { anyText, port } from '@clairmemoire/settings/kinds'
import { type Environment, type Schema, settingsFrom } from '@clairmemoire/settings/schema'

/** Every setting that the embedded content service reads. */
export const cmsSettings = {
  port: {
    name: 'CMS_PORT',
    kind: port,
    default: '8082',
    meaning: 'where the embedded content service listens; 0 takes a free port',
  },
  host: {
    name: 'CMS_HOST',
    kind: anyText,
    default: '127.0.0.1',
    meaning: 'at which address of the machine it listens',
  },
  contentFolder: {
    name: 'CMS_CONTENT_DIR',
    kind: anyText,
    standIn: '`apps/cms/content`',
    meaning: 'the folder of the documents that it answers with; an edit shows without a restart',
  },
} satisfies Schema

export interface CmsSettings {
  port: number
  host: string
  contentFolder: string
}

/** The documents of the repository. */
export const ownContent = fileURLToPath(new URL('../../content/', import.meta.url))

export function readSettings(environment: Environment): CmsSettings {
  const { contentFolder = ownContent, ...where } = settingsFrom(environment, cmsSettings)
  return { ...where, contentFolder }
}
