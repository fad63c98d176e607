import { connect, type Database } from '../src/platform/database/connect.ts'
import { type Jobs, startJobs } from '../src/platform/jobs/start-jobs.ts'
import { migratedDatabase } from './test-database.ts'

/** A migrated, empty database with a job queue, without a server. */
export async function databaseAndJobs(): Promise<
  AsyncDisposable & { database: Database } & Pick<Jobs, 'boss' | 'schedule'>
> {
  const stack = new AsyncDisposableStack()
  const url = await migratedDatabase()
  const { database, close } = connect(url)
  stack.defer(close)
  const watch = { done: () => undefined, failed: () => undefined }
  const { boss, schedule, stop } = await startJobs(url, () => undefined, watch)
  stack.defer(stop)
  return { database, boss, schedule, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}
