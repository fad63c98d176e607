import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds for a shutdown in order, and for one at once: PostgreSQL itself gives its workers five seconds for that. */
const ends = { orderly: 5_000, immediate: 8_000 }

/**
 * Shuts a server down in order, or else at once, or else by force. One that has just lost a worker can hang when it is asked
 * to shut down while it recovers; the next start repairs it.
 */
export async function shutDown(
  send: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => void,
  ended: Promise<unknown>,
): Promise<void> {
  send('SIGINT')
  await Promise.race([ended, pause(ends.orderly, undefined, { ref: false })])
  send('SIGQUIT')
  await Promise.race([ended, pause(ends.immediate, undefined, { ref: false })])
  send('SIGKILL')
  await ended
}
