import { ContentError } from '../content-error.ts'
import type { OnProblem, Problem } from '../problem.ts'

/** Where in a document something is read, and who is told of what is left out there. */
export interface Place {
  document: string
  field: string
  onProblem: OnProblem
  /** What the address of a file begins with, before its path at the service. */
  files: string
  /** The document may name facts of the operator, which the site puts in. */
  mayNameFacts?: true
}

/** The place of a part: `body`, then `body[3]`, then `body[3].text`. */
export function within(place: Place, ...keys: readonly (string | number)[]): Place {
  const field = keys.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`),
    place.field,
  )
  return { ...place, field }
}

/** The reason is a sentence of ours without a word of the content. */
export function leaveOut(place: Place, reason: string): undefined {
  place.onProblem(problemAt(place, reason))
}

/** The document as a whole is not to be shown. */
export function refuse(place: Place, reason: string): never {
  throw new ContentError({ kind: 'unreadable', ...problemAt(place, reason) })
}

function problemAt({ document, field }: Place, reason: string): Problem {
  return { document, field, reason }
}
