import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'

/**
 * SQLSTATE: connection exception, insufficient resources, operator intervention and time limits, a database that lets
 * nobody in, a lock that was not given in time, a server that only reads.
 */
const outageClasses = ['08', '53', '57', '55000', '55P03', '25006']
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']
/** The driver gives these no code. */
const driverMessages = [
  'Connection terminated',
  // What the rollback of a transaction says whose connection broke.
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client was closed',
]

/** Whether the database cannot be reached now; the request may succeed later. */
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

/** Whether PostgreSQL refused a statement because an earlier one of its transaction failed. */
export function isRefusedAfterFailure(error: unknown): boolean {
  return error instanceof Error && (errorCode(error) === '25P02' || isRefusedAfterFailure(error.cause))
}

/** Whether the database itself failed, for a while or with what it was asked; a bad connection or any error of PostgreSQL. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    isDatabaseOutage(error) || /^(?=.*\d)[0-9A-Z]{5}$/.test(errorCode(error) ?? '') || isDatabaseFailure(error.cause)
  )
}

/**
 * Milliseconds for which a change of tables waits for a lock. Later statements queue behind it, so this is well below
 * what requests wait for theirs.
 */
export const lockTimeout = 400

/** Milliseconds between two tries, in which the queued statements run, and for all tries of one change together. */
const retryInterval = 300
const retryTimeout = 60_000

/** SQLSTATE: a lock that was not given in time, and two that waited for each other. */
const lockConflicts = ['55P03', '40P01']

/** Retries a change that waits for a lock; a failed try must leave nothing behind. */
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

/** The query builder has the error of the database as its cause. */
function isLockConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return lockConflicts.includes(errorCode(error) ?? '') || isLockConflict(error.cause)
}
