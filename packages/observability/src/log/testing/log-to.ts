import type { Logger } from 'pino'
import { serverLog } from '../server-log.ts'

/** A log whose lines, of every level, are told one by one. */
export function logTo(onLine: (line: string) => void): Logger {
  const stream = { write: (line: string | Uint8Array) => (onLine(String(line)), true) }
  return serverLog('backend', { out: stream, err: stream })
}
