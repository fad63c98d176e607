import { resolve } from 'node:path'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { PgBoss } from 'pg-boss'
import { connect, type Database } from '../platform/database/connect.ts'
import { runningServer } from '../platform/database/embedded/running-server.ts'
import { printResult } from './print-result.ts'

export interface RunningProduct {
  database: Database
  boss: PgBoss
}

interface ProductLocation {
  databaseUrl: string | undefined
  dataDirectory: string
}

/** Prints the result of `work`. If it fails for a known reason, prints one sentence and sets exit code 1. */
export async function withRunningProduct(
  readLocation: () => ProductLocation,
  work: (product: RunningProduct) => Promise<string>,
): Promise<void> {
  await printResult(async () => {
    const { databaseUrl, dataDirectory } = readLocation()
    const url = databaseUrl ?? (await runningServer(resolve(dataDirectory)))
    if (url === undefined) throw new StartRefusal(`The product does not run in ${dataDirectory}: start it first.`)
    await using started = new AsyncDisposableStack()
    const { database, close } = connect(url)
    started.defer(close)
    const boss = new PgBoss({ connectionString: url, max: 1, migrate: false, supervise: false, schedule: false })
    boss.on('error', () => undefined)
    await boss.start()
    started.defer(() => boss.stop())
    return await work({ database, boss })
  })
}
