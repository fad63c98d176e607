import type { ReportError } from '@clairmemoire/error-reports/server-error-reports'
import type { Event, State } from '@clairmemoire/log/events'
import type { Fields } from '@clairmemoire/log/fields'
import { lastingStates, type LastingStates } from '@clairmemoire/log/lasting-states'
import { redact } from '@clairmemoire/log/redact'
import type { Log } from '@clairmemoire/log/server-log'
import { isDatabaseTrouble } from '../database/outage.ts'

/** Tells the operator what goes wrong behind the requests, without an address or a text of a visitor. */
export interface TroubleLog extends Pick<LastingStates, 'ends' | 'lasting'> {
  tell: (event: Event, about?: Fields) => void
  /** Work that failed, of a job by its name; a database that fails is told once, however many jobs meet it. */
  report: (error: unknown, job?: string) => void
  /** The database has answered. */
  databaseAnswers: () => void
  begins: (state: State, about?: Fields) => void
}

const databaseFails = 'database fails'

export function troubleLog(log: Log, reportError: ReportError, clock: () => number = Date.now): TroubleLog {
  const { begins, ends, lasting } = lastingStates(log, clock)
  return {
    tell: (event, about = {}) => log.error(about, event),
    report: (error, job) => {
      if (isDatabaseTrouble(error)) {
        if (begins(databaseFails, redact(error))) reportError(error, { noticedBy: 'job' })
      } else {
        log.error({ ...(job !== undefined && { job }), ...redact(error) }, 'job not done')
        reportError(error, { noticedBy: 'job' })
      }
    },
    databaseAnswers: () => ends(databaseFails),
    begins,
    ends,
    lasting,
  }
}
