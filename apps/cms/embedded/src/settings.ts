import { fileURLToPath } from 'node:url'
import { contentServiceSettings } from '@clairmemoire/settings/content-service'
import { localeOfLanguage } from '@clairmemoire/domain/locale'
import { anyText } from '@clairmemoire/settings/kinds'
import { type Environment, type Schema, settingsFrom } from '@clairmemoire/settings/schema'

/** Every setting that the embedded content service reads. */
export const cmsSettings = {
  port: contentServiceSettings.port,
  host: contentServiceSettings.host,
  contentFolder: {
    name: 'CMS_CONTENT_DIR',
    kind: anyText,
    fallback: '`apps/cms/content`',
    meaning:
      'the folder with the documents that the embedded content service serves and that Strapi imports at its first start; a change needs no restart',
  },
} satisfies Schema

export interface CmsSettings {
  port: number
  host: string
  contentFolder: string
}

/** The documents of the repository. */
export const ownContent = fileURLToPath(new URL('../../content/', import.meta.url))

/** The language of the environment (`LANG`), in which errors of documents are printed. */
export const environmentLocale = localeOfLanguage(navigator.language)

export function readSettings(environment: Environment): CmsSettings {
  const { contentFolder = ownContent, ...where } = settingsFrom(environment, cmsSettings)
  return { ...where, contentFolder }
}
