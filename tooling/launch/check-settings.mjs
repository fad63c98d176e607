import { refuseBadStart } from '@clairmemoire/settings/production'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

// Reports all invalid settings of the given servers. It runs before the first server starts (R0-03).

const schemaOf = {
  site: async () => (await import('../../apps/web/server/settings.ts')).siteSettings,
  backend: async () => (await import('../../apps/backend/src/server/settings.ts')).backendSettings,
  cms: async () => (await import('../../apps/cms/embedded/src/settings.ts')).cmsSettings,
}

const servers = Object.entries(schemaOf).filter(([server]) => process.argv.includes(server))
const schemas = servers.map(([, schema]) => schema())
try {
  refuseBadStart(process.env, await Promise.all(schemas))
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
