import type { Problem } from './problem.ts'

/** The reason why reading failed: no answer in time, a status outside 200–399 (R8-01), or an answer that is not a valid document. */
export type ContentFailure =
  | { kind: 'unreachable' }
  | { kind: 'status'; status: number }
  | ({ kind: 'unreadable' } & Problem)

/**
 * Reading from the content service failed. The message contains none of a document’s content and may be logged. `failureText` adds
 * the reason in words, which the scripts of the site do not contain.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly failure: ContentFailure

  constructor(failure: ContentFailure) {
    super(sentence(failure))
    this.failure = failure
  }
}

function sentence(failure: ContentFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return 'The content service did not answer.'
    case 'status':
      return `The content service answered ${failure.status}.`
    case 'unreadable':
      return `${failure.document} cannot be read: ${failure.field}`
  }
}
