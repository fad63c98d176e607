import { type Logger, pino, stdTimeFunctions } from 'pino'
import { type Event, isKnown, type Outage } from './events.ts'
import { type Fields, safeFields } from './fields.ts'

/** The log of a server. Each event is one line of JSON. */
export interface Log {
  info: (about: Fields, event: Event | Outage) => void
  warn: (about: Fields, event: Event | Outage) => void
  error: (about: Fields, event: Event | Outage) => void
}

/** The streams for normal events and for warnings and errors. */
export interface Streams {
  out: Pick<NodeJS.WritableStream, 'write'>
  err: Pick<NodeJS.WritableStream, 'write'>
}

const warning = 40

/**
 * Creates the log of a server, with normal events on stdout and those that need attention on stderr. Every line, also Fastify's own,
 * has a known event and only allowed fields (R0-13).
 */
export function serverLog(service: 'site' | 'backend', { out, err }: Streams = streamsOfProcess): Logger {
  const stream = {
    // Makes pino pass the level of a line before it writes it.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      if (this.lastLevel >= warning) err.write(line)
      else out.write(line)
    },
  }
  const options = {
    base: { service },
    messageKey: 'event',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    hooks: {
      logMethod(this: Logger, words: unknown[], write: (about: Fields, event?: string) => void) {
        const [about, event] = typeof words[0] === 'string' ? [{}, words[0]] : words
        const fields = typeof about === 'object' && about !== null ? safeFields(about) : {}
        write.call(this, fields, isKnown(event) ? event : 'unknown')
      },
    },
  }
  return pino(options, stream)
}

const streamsOfProcess: Streams = { out: process.stdout, err: process.stderr }
