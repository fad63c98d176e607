import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { secrets } from '../src/settings/secrets.ts'
import { settings } from '../src/settings/settings.ts'

const publicFolder = path.join(settings.folder, 'public')
// The media library wants it there, and makes none.
mkdirSync(path.join(publicFolder, 'uploads'), { recursive: true })

export default {
  host: settings.host,
  port: settings.port,
  app: { keys: [secrets.appKey] },
  // Its makers are not asked for news; `package.json` says that they are told nothing.
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  dirs: { public: publicFolder },
}
