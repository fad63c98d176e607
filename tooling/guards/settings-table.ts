import { readFileSync } from 'node:fs'
import path from 'node:path'
import { strapiSettings } from '@clairmemoire/settings/content-service'
import { type Schema, settingsTable } from '@clairmemoire/settings/schema'
import { backendSettings } from '../../apps/backend/src/server/settings.ts'
import { cmsSettings } from '../../apps/cms/embedded/src/settings.ts'
import { sourceMapSettings } from '../../apps/web/build/source-maps/settings.ts'
import { siteSettings } from '../../apps/web/server/settings.ts'
import { root } from './repository.ts'

/** The document that lists all settings for operators. */
export const document = path.join(root, 'docs/operations/settings.md')

/** All settings of the product, with one schema for each server or command that reads them. */
export const schemas: readonly Schema[] = [
  siteSettings,
  backendSettings,
  cmsSettings,
  strapiSettings,
  sourceMapSettings,
]

/** Returns the text that the document should have: its table has one row for each setting. */
export function documentedSettings(): string {
  return readFileSync(document, 'utf8').replace(/^\| setting \|.*\n(?:\|.*\n)*/m, () => `${settingsTable(schemas)}\n`)
}
