import type { ContentError } from './content-error.ts'
import type { Problem } from './problem.ts'
import { reasonText } from './reasons/reason.ts'

/** A problem in English words, for a log. */
export function problemText({ document, field, reason }: Problem): string {
  return `${document}: ${field}: ${reasonText(reason, 'en')}`
}

/** The message of an error with its reason in English words, for a log. */
export function failureText({ failure, message }: ContentError): string {
  return failure.kind === 'unreadable' ? `${message}: ${reasonText(failure.reason, 'en')}` : message
}
