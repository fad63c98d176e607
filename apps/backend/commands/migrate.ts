import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { printResult } from '../src/operator/print-result.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { readSettings } from '../src/server/settings.ts'

await printResult(async () => {
  const { databaseUrl } = readSettings(process.env)
  if (databaseUrl === undefined) throw new StartRefusal('DATABASE_URL must be set: it names the database to migrate.')
  await migrate(databaseUrl)
  return 'The tables are up to date.\n'
})
