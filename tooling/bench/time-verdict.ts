import type { Measure } from './report.ts'
import type { DatabaseFigures, Figures } from './time-samples.ts'

/** The figures of all servers, by name, and of the database, while nothing is requested. */
export interface Rest {
  minute: number
  servers: Readonly<Record<string, Figures>>
  database: DatabaseFigures
}

/**
 * Memory may be this many times that of the first rest. A pool may have a few idle connections more, each with a socket and a timer.
 * PostgreSQL adds the log in files of this many megabytes.
 */
const limits = { growth: 1.05, idle: 2, walFile: 16 }

/** Compares the last rest with the first one of the same process. */
export function growthOf(rests: readonly Rest[]): Measure[] {
  const [first, last] = [rests[0], rests.at(-1)]
  if (first === undefined || last === undefined) return []
  const servers = Object.entries(last.servers).flatMap(([name, end]): Measure[] => {
    const before = rests.find(({ servers }) => servers[name]?.pid === end.pid)
    const begin = before?.servers[name] ?? end
    return [
      [`${name}: heap at rest after ${before?.minute ?? 0} minutes`, begin.heap, 'MB'],
      ['… heap at the end, relative to it', end.heap / begin.heap, 'times', { atMost: limits.growth }],
      ['… resident memory after these minutes', begin.memory, 'MB'],
      ['… resident memory at the end, relative to it', end.memory / begin.memory, 'times', { atMost: limits.growth }],
      [
        '… open files and sockets at the end',
        end.descriptors,
        'descriptors',
        { atMost: begin.descriptors + limits.idle },
      ],
      ['… timers at the end', end.timers, 'timers', { atMost: begin.timers + limits.idle }],
    ]
  })
  return [
    ...servers,
    [
      'connections of the database at the end',
      last.database.connections,
      'connections',
      { atMost: first.database.connections + limits.idle },
    ],
    ['write-ahead log at the end', last.database.wal, 'MB', { atMost: first.database.wal + limits.walFile }],
    ['mails that wait at the end', last.database.unsentMails, 'mails', { atMost: 0 }],
    ['counts of the rate limits at the end', last.database.counts, 'rows'],
    ['… that are over for more than an hour', last.database.forgotten, 'rows', { atMost: 0 }],
  ]
}

/** A mail that was queued, or that arrived at the mail server; `id` is the part of its `Message-ID` before the @. */
interface QueuedMail {
  id: string
}
interface SentMail extends QueuedMail {
  at: number
}

/** Milliseconds before and after a kill; a mail that arrived in this time may be sent again (ADR 0020). */
const moment = { before: 3_000, after: 1_000 }

/** Compares the queued mails with those that arrived, by their ids. @param kills on the same clock as the mails */
export function mailFaults(queued: readonly QueuedMail[], arrived: readonly SentMail[], kills: readonly number[]) {
  const byId = Map.groupBy(arrived, ({ id }) => id)
  const isExcused = ({ at }: SentMail) => kills.some((kill) => at > kill - moment.before && at < kill + moment.after)
  const repeated = [...byId].filter(([, mails]) => mails.length > 1)
  const [excused, doubled] = [true, false].map((wanted) =>
    repeated.filter(([, mails]) => mails.slice(0, -1).every(isExcused) === wanted).map(([id]) => id),
  )
  const missing = queued.filter(({ id }) => !byId.has(id)).map(({ id }) => id)
  return { missing, doubled: doubled ?? [], doubledByKill: excused ?? [] }
}
