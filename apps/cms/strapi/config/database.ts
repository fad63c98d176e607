import path from 'node:path'
import { settings } from '../src/settings/settings.ts'

const { databaseUrl, folder } = settings

export default {
  connection: databaseUrl
    ? { client: 'postgres', connection: { connectionString: databaseUrl } }
    : { client: 'sqlite', connection: { filename: path.join(folder, 'content.db') }, useNullAsDefault: true },
}
