import { readFileSync } from 'node:fs'
import path from 'node:path'
import { strapiSettings } from '@clairmemoire/settings/content-service'
import { type Schema, settingsTable } from '@clairmemoire/settings/schema'
import { root } from './repository.ts'

/** The operator's reference of settings. */
export const document = path.join(root, 'docs/operations/settings.md')

// Imported by path: apps have no exports, and these files need no build.
const { siteSettings }: { siteSettings: Schema } = await import(path.join(root, 'apps/web/server/settings.ts'))
const { backendSettings }: { backendSettings: Schema } = await import(
  path.join(root, 'apps/backend/src/server/settings.ts')
)
const { cmsSettings }: { cmsSettings: Schema } = await import(path.join(root, 'apps/cms/embedded/src/settings.ts'))

const { sourceMapSettings }: { sourceMapSettings: Schema } = await import(
  path.join(root, 'apps/web/build/source-maps/settings.ts')
)

/** Every setting of the product, by the server or command that reads it. */
export const schemas: readonly Schema[] = [
  siteSettings,
  backendSettings,
  cmsSettings,
  strapiSettings,
  sourceMapSettings,
]

/** The expected document: its table has one row for each setting. */
export function documentedSettings(): string {
  return readFileSync(document, 'utf8').replace(/^\| setting \|.*\n(?:\|.*\n)*/m, () => `${settingsTable(schemas)}\n`)
}
