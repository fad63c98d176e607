import { settingsFrom } from '@clairmemoire/settings/schema'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { releaseOf } from '../../src/platform/error-reports/error-reports.ts'
import { builtBoot, clientFolder, mappedScripts, mapsFolder } from './mapped-scripts.ts'
import { sourceMapSettings } from './settings.ts'
import { uploadMaps } from './upload-maps.ts'

try {
  const { url, organization, project, token } = settingsFrom(process.env, sourceMapSettings)
  if (organization === undefined || project === undefined || token === undefined)
    throw new StartRefusal('SENTRY_ORG, SENTRY_PROJECT and SENTRY_AUTH_TOKEN must be set.')
  const scripts = await mappedScripts(clientFolder, mapsFolder)
  const release = releaseOf(await builtBoot())
  await uploadMaps({ url, organization, project, token }, release, scripts)
  process.stdout.write(`source maps of ${scripts.length} scripts uploaded for ${release}\n`)
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
