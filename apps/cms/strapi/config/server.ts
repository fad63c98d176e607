import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { secrets } from '../src/settings/secrets.ts'
import { settings } from '../src/settings/settings.ts'

const publicFolder = path.join(settings.folder, 'public')
// The upload plugin requires this folder and does not create it.
mkdirSync(path.join(publicFolder, 'uploads'), { recursive: true })

export default {
  host: settings.host,
  port: settings.port,
  app: { keys: [secrets.appKey] },
  // No update check; `package.json` disables telemetry.
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  dirs: { public: publicFolder },
}
