import * as v from 'valibot'
import { ContentError } from '../content-error.ts'
import type { OnProblem, Problem } from '../problem.ts'

/** What the schema makes of a value, or the refusal of the document; of several faults, the others are reported first. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  context: ReadContext,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const [first, ...others] = result.issues
  for (const issue of others) leaveOut(contextOf(issue, context), reasonOf(issue))
  refuse(contextOf(first, context), reasonOf(first))
}

/** Reads each of a list, and leaves out what its reader gives undefined for; when several refuse, all but one are reported. */
export function readEach<Value>(
  values: readonly unknown[],
  context: ReadContext,
  readOne: (value: unknown, context: ReadContext) => Value | undefined,
): Value[] {
  const results: Value[] = []
  let refusal: ContentError | undefined
  for (const [index, value] of values.entries()) {
    try {
      const one = readOne(value, within(context, index))
      if (one !== undefined) results.push(one)
    } catch (error) {
      if (!(error instanceof ContentError) || error.failure.kind !== 'unreadable') throw error
      const { document, field, reason } = error.failure
      if (refusal === undefined) refusal = error
      else context.onProblem({ document, field, reason })
    }
  }
  if (refusal !== undefined) throw refusal
  return results
}

function contextOf(issue: v.GenericIssue, context: ReadContext): ReadContext {
  const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  return within(context, ...keys)
}

/** The library's own sentences repeat what they received, so that of a type is never passed on; ours stand in the schemas. */
function reasonOf(issue: v.GenericIssue): string {
  if (issue.kind === 'validation') return issue.message
  return issue.received === 'undefined' || issue.received === 'null' ? 'is missing' : 'is of another type'
}

/** Where in a document something is read, and who is told of what is left out there. */
export interface ReadContext {
  document: string
  field: string
  onProblem: OnProblem
  /** What the address of a file begins with, before its path at the service. */
  files: string
  /** The document may name facts of the operator, which the site puts in. */
  mayNameFacts?: true
  /** The slug of the article that is read. */
  article?: string
  /** Whether an article of this day waits for it, `YYYY-MM-DD`; without it none does. */
  isWaiting?: (publishedOn: string) => boolean
}

/** The context of a part: `body`, then `body[3]`, then `body[3].text`. */
export function within(context: ReadContext, ...keys: readonly (string | number)[]): ReadContext {
  const field = keys.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`),
    context.field,
  )
  return { ...context, field }
}

/** The reason is a sentence of ours without a word of the content. */
export function leaveOut(context: ReadContext, reason: string): undefined {
  context.onProblem(problemAt(context, reason))
}

/** The document as a whole is not to be shown. */
export function refuse(context: ReadContext, reason: string): never {
  throw new ContentError({ kind: 'unreadable', ...problemAt(context, reason) })
}

function problemAt({ document, field }: ReadContext, reason: string): Problem {
  return { document, field, reason }
}
