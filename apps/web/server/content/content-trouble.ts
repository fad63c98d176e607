import { ContentError } from '@clairmemoire/cms-client/content-error'
import type { LastingStates } from '@clairmemoire/log/lasting-states'
import { redact } from '@clairmemoire/log/redact'
import type { Log } from '@clairmemoire/log/server-log'

/** Tells why something could not be read: of a service that fails once, however many pages need it, of a document by its name. */
export function contentTrouble(log: Log, states: Pick<LastingStates, 'begins'>): (key: string, error: unknown) => void {
  return (_key, error) => {
    // Under a key may stand what a visitor typed; a document that is there says its own name.
    if (!(error instanceof ContentError)) log.error(redact(error), 'content unreadable')
    else if (error.failure.kind === 'unreadable') log.warn({ reason: error.message }, 'content unreadable')
    else states.begins('content service fails', { reason: error.message })
  }
}
