import type { ReportError } from '@clairmemoire/error-reports/server-error-reports'
import { redact } from '../contract/redact.ts'
import { isDatabaseTrouble } from '../database/outage.ts'

/** Tells the operator what goes wrong behind the requests, one JSON line each, without an address or a text of a visitor. */
export interface TroubleLog {
  tell: (event: string, about?: object) => void
  /** A failed job; a database that fails is told once, however many jobs meet it. */
  report: (error: unknown) => void
  /** The database has answered. */
  databaseAnswers: () => void
  /** A state that lasts, such as a mail server that is away, is told when it begins. */
  begins: (state: string, about?: object) => void
  /** Told when the state had begun and nothing was heard of it for a while, so that one that comes and goes is one. */
  ends: (state: string) => void
}

const databaseFails = 'database fails'
/** Milliseconds without a word of a state before it is over. */
const quiet = 30_000

export function troubleLog(
  write: (line: string) => void,
  reportError: ReportError,
  clock: () => number = Date.now,
): TroubleLog {
  const lastHeard = new Map<string, number>()
  const tell = (msg: string, about?: object) => write(`${JSON.stringify({ time: clock(), msg, ...about })}\n`)
  const begins = (state: string, about?: object) => {
    if (!lastHeard.has(state)) tell(state, about)
    lastHeard.set(state, clock())
  }
  const ends = (state: string) => {
    const heard = lastHeard.get(state)
    if (heard === undefined || clock() - heard < quiet) return
    lastHeard.delete(state)
    tell(`no longer: ${state}`)
  }
  return {
    tell,
    report: (error) => {
      if (isDatabaseTrouble(error)) {
        if (!lastHeard.has(databaseFails)) reportError(error, { noticedBy: 'job' })
        begins(databaseFails, redact(error))
      } else {
        tell('job not done', redact(error))
        reportError(error, { noticedBy: 'job' })
      }
    },
    databaseAnswers: () => ends(databaseFails),
    begins,
    ends,
  }
}
