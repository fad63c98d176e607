import { ContentError } from '@clairmemoire/cms-client/content-error'
import { redact } from '@clairmemoire/observability/redact'
import type { Log } from '@clairmemoire/observability/server-log'

/** Fields around a document: the answer is wrong, and not the document in it. */
const answerItself = /^(?:answer|data(?:[.[].*)?)?$/

/** Why the content service fails as a whole; undefined where one document is at fault, which is there and says its own name. */
export function failureOfService(error: unknown): string | undefined {
  if (!(error instanceof ContentError)) return undefined
  const { failure, message } = error
  if (failure.kind !== 'unreadable') return message
  // A document that nobody has seen has the name that a visitor typed.
  if (!answerItself.test(failure.field)) return undefined
  return `The content service gave an answer that cannot be read: ${failure.field || 'answer'}: ${failure.reason}.`
}

/** Tells why a document could not be read; that the service fails is a lasting state, told elsewhere. */
export function contentTrouble(log: Log): (key: string, error: unknown) => void {
  return (_key, error) => {
    if (failureOfService(error) !== undefined) return
    // Under a key may stand what a visitor typed.
    if (error instanceof ContentError) log.warn({ reason: error.message }, 'content unreadable')
    else log.error(redact(error), 'content unreadable')
  }
}
