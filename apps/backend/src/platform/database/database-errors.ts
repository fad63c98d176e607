import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'

/**
 * Classes and codes of SQLSTATE: connection exception, invalid authorization (during maintenance only administrators may connect),
 * insufficient resources, operator intervention and timeouts, object not in prerequisite state, lock not available, read-only
 * transaction.
 */
const outageClasses = ['08', '28', '53', '57', '55000', '55P03', '25006']
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']
/** SQLSTATE: disk full. */
export const diskFull = '53100'

/** The beginnings of the messages of driver errors that have no code. */
const driverMessages = [
  'Connection terminated',
  // A rollback on a broken connection throws this.
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client was closed',
]

/** Whether the database is unavailable and a retry may succeed. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error) ?? ''
  return (
    networkCodes.includes(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && outageClasses.some((outage) => code.startsWith(outage))) ||
    driverMessages.some((message) => error.message.startsWith(message)) ||
    isDatabaseOutage(error.cause)
  )
}

/** Advice for the operator in an outage; undefined when the code is clear enough, such as ECONNREFUSED. */
export function outageAdvice(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = errorCode(error) ?? ''
  if (code === diskFull)
    return 'The disk of the database is full: free space there, and start PostgreSQL again if it has stopped.'
  if (code.startsWith('28'))
    return 'The database does not let the backend in: check DATABASE_URL, unless the database is being upgraded.'
  return outageAdvice(error.cause)
}

/** Whether a statement failed because an earlier one of its transaction failed. */
export function isRefusedAfterFailure(error: unknown): boolean {
  return error instanceof Error && (errorCode(error) === '25P02' || isRefusedAfterFailure(error.cause))
}

/** Whether the error is a connection error or any error of PostgreSQL. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    isDatabaseOutage(error) || /^(?=.*\d)[0-9A-Z]{5}$/.test(errorCode(error) ?? '') || isDatabaseFailure(error.cause)
  )
}

/**
 * Milliseconds that a schema change waits for a lock. Later statements queue behind it, so this is much shorter than the lock
 * timeout of requests.
 */
export const lockTimeout = 400

/** Milliseconds between two attempts, in which queued statements can run, and for all attempts of one change together. */
const retryInterval = 300
const retryTimeout = 60_000

/** SQLSTATE: lock not available, deadlock detected. */
const lockConflicts = ['55P03', '40P01']

/** Retries a change after a lock timeout or a deadlock; a failed attempt must have no effect. */
export async function retryOnLockTimeout(change: () => Promise<void>): Promise<void> {
  const end = performance.now() + retryTimeout
  for (;;) {
    try {
      return await change()
    } catch (error) {
      if (!isLockConflict(error) || performance.now() > end) throw error
      await pause(retryInterval)
    }
  }
}

/** Also checks the causes, because Drizzle wraps the error of the database. */
function isLockConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return lockConflicts.includes(errorCode(error) ?? '') || isLockConflict(error.cause)
}
