import { connect, type Database } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { type Jobs, startJobs } from '../platform/jobs/start-jobs.ts'
import { emptyDatabase } from './test-database.ts'

/** An empty database with its tables, and jobs that work in it; no requests. */
export async function databaseAndJobs(): Promise<AsyncDisposable & { database: Database; boss: Jobs['boss'] }> {
  const stack = new AsyncDisposableStack()
  const url = await emptyDatabase()
  await migrate(url)
  const { database, close } = connect(url)
  stack.defer(close)
  const { boss, stop } = await startJobs(url, () => undefined)
  stack.defer(stop)
  return { database, boss, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}
