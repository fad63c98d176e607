import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds for a shutdown in order. */
const orderlyEnd = 5_000

/**
 * Shuts a server down in order, or else at once. One that has just lost a worker can hang when it is asked to shut down
 * while it recovers; at once it always ends, and the next start repairs it.
 */
export async function shutDown(send: (signal: 'SIGINT' | 'SIGQUIT') => void, ended: Promise<unknown>): Promise<void> {
  send('SIGINT')
  await Promise.race([ended, pause(orderlyEnd, undefined, { ref: false })])
  send('SIGQUIT')
  await ended
}
