import { resolve } from 'node:path'
import { PgBoss } from 'pg-boss'
import { connect } from './platform/database/connect.ts'
import { runningAddress } from './platform/database/embedded/running-address.ts'
import { isDatabaseTrouble } from './platform/database/outage.ts'
import { mailsCommand } from './mail/operator/mails-command.ts'
import { readSettings } from './server/settings.ts'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

try {
  const { databaseUrl, dataDirectory } = readSettings(process.env)
  const url = databaseUrl ?? (await runningAddress(resolve(dataDirectory)))
  if (url === undefined) throw new StartRefusal(`The product does not run in ${dataDirectory}: start it first.`)
  await using started = new AsyncDisposableStack()
  const { database, close } = connect(url)
  started.defer(close)
  const boss = new PgBoss({ connectionString: url, max: 1, migrate: false, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  started.defer(() => boss.stop())
  process.stdout.write(await mailsCommand(process.argv.slice(2), boss, database))
} catch (error) {
  process.exitCode = 1
  if (error instanceof StartRefusal) process.stderr.write(`${error.message}\n`)
  else if (isDatabaseTrouble(error)) process.stderr.write('The database does not answer.\n')
  else throw error
}
