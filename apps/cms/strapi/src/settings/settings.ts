import path from 'node:path'
import { strapiSettings } from '@clairmemoire/settings/content-service'
import { settingsFrom } from '@clairmemoire/settings/schema'

/** The root of the repository; a relative data directory starts here. This file runs from `dist/src/settings`. */
const root = path.resolve(__dirname, '../../../../../..')

const { dataDirectory, ...others } = settingsFrom(process.env, strapiSettings)

export const settings = {
  ...others,
  siteUrls: { fr: others.siteUrl, en: others.siteUrlEn ?? others.siteUrl },
  /** The editors' data: database, media, secrets. */
  folder: path.resolve(root, dataDirectory, 'cms'),
}
