import type { Logger } from 'pino'
import { serverLog } from '../server-log.ts'

/** A log that passes each line, of every level, to a callback. */
export function logTo(onLine: (line: string) => void): Logger {
  const stream = { write: (line: string | Uint8Array) => (onLine(String(line)), true) }
  return serverLog('backend', { out: stream, err: stream })
}
