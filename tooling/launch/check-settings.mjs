import path from 'node:path'
import { refuseBadStart } from '@clairmemoire/settings/production'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { root } from './workspace.mjs'

// Reports all invalid settings of the given servers, before the first of them starts (R0-03).

/** Other packages must not import an app, so its settings are imported by path. */
const schemasOf = {
  site: { file: 'apps/web/server/settings.ts', name: 'siteSettings' },
  backend: { file: 'apps/backend/src/server/settings.ts', name: 'backendSettings' },
  cms: { file: 'apps/cms/embedded/src/settings.ts', name: 'cmsSettings' },
}

const servers = Object.entries(schemasOf).filter(([server]) => process.argv.includes(server))
const schemas = servers.map(async ([, { file, name }]) => (await import(path.join(root, file)))[name])
try {
  refuseBadStart(process.env, await Promise.all(schemas))
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
