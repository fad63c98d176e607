import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'

/**
 * Milliseconds for which a change of tables waits for a lock. Whoever comes after it waits behind it, so this is well below
 * what requests wait for theirs.
 */
export const lockTimeout = 400

/** Milliseconds between two tries, in which those who waited go on, and for all tries of one change together. */
const retryInterval = 300
const retryTimeout = 60_000

/** SQLSTATE: a lock that was not given in time, and two that waited for each other. */
const lockConflicts = ['55P03', '40P01']

/** Tries again what somebody is in the way of; it must leave nothing of itself when it fails. */
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
