import { type Logger, pino, stdTimeFunctions } from 'pino'
import { type Event, isKnown, type State } from './events.ts'
import { type Fields, safeFields } from './fields.ts'

/** What a server says, a line of JSON each. */
export interface Log {
  info: (about: Fields, event: Event | State) => void
  warn: (about: Fields, event: Event | State) => void
  error: (about: Fields, event: Event | State) => void
}

/** Where the lines of one level and those of another go. */
export interface Streams {
  out: Pick<NodeJS.WritableStream, 'write'>
  err: Pick<NodeJS.WritableStream, 'write'>
}

const warning = 40

/**
 * The log of a server: what goes well on stdout, what somebody has to look at on stderr. Whoever writes a line, Fastify's own
 * requests included, gets a known event and fields of the list into it, and nothing else (R0-13).
 */
export function serverLog(service: 'site' | 'backend', { out, err }: Streams = streamsOfProcess): Logger {
  const stream = {
    // Asks pino to say of which level a line is before it writes it.
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
