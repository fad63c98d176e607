import * as v from 'valibot'
import { ContentError } from '../content-error.ts'
import type { OnProblem, Problem } from '../problem.ts'
import type { Reason } from '../reasons/reason.ts'

/** The parsed value. If it has faults, the document is refused with the first one, after the others were reported. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  context: ReadContext,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const [first, ...others] = result.issues
  for (const issue of others) warn(contextOf(issue, context), reasonOf(issue))
  refuse(contextOf(first, context), reasonOf(first))
}

/** Reads each entry of a list and drops it if `readOne` returns undefined. Throws the first refusal after reporting the others. */
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

/** A reason as the message of a schema, which the library requires to be a string. */
export function messageOf(reason: Reason): string {
  return JSON.stringify(reason)
}

/** The reasons for values of another type than the library's name of the expected one. */
const typeReasons = new Map<unknown, 'not_text' | 'not_number' | 'not_true_or_false' | 'not_list'>([
  ['string', 'not_text'],
  ['number', 'not_number'],
  ['boolean', 'not_true_or_false'],
  ['Array', 'not_list'],
])

/** The library's own messages are about types and repeat the input; they are not JSON. */
function reasonOf({ received, expected, message }: v.GenericIssue): Reason {
  if (received === 'undefined' || received === 'null') return { code: 'missing' }
  return message.startsWith('{') ? JSON.parse(message) : { code: typeReasons.get(expected) ?? 'other_type' }
}

/** The current position in a document, and the function to which its problems are reported. */
export interface ReadContext {
  document: string
  field: string
  onProblem: OnProblem
  /** A prefix for the paths of files at the service. */
  files: string
  /** If true, a document with unknown facts is read, and they are only reported. */
  readsUnknownFacts?: true
  /** The document may name facts of the operator, which the site inserts. */
  mayNameFacts?: true
  /** The slug of the article that is being read. */
  article?: string
  /** Whether an article of this date, `YYYY-MM-DD`, is not yet published; absent if all are. */
  isScheduled?: (publishedOn: string) => boolean
}

/** The context of a part: `body`, then `body[3]`, then `body[3].text`. */
export function within(context: ReadContext, ...keys: readonly (string | number)[]): ReadContext {
  const field = keys.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`),
    context.field,
  )
  return { ...context, field }
}

/** Reports a skipped part. The reason contains none of the content. */
export function warn(context: ReadContext, reason: Reason): undefined {
  context.onProblem(problemAt(context, reason))
}

/** Refuses the whole document. */
export function refuse(context: ReadContext, reason: Reason): never {
  throw new ContentError({ kind: 'unreadable', ...problemAt(context, reason) })
}

function problemAt({ document, field }: ReadContext, reason: Reason): Problem {
  return { document, field, reason }
}

/** A document's fields as the service names them. */
export type Attributes = Readonly<Record<string, unknown>>

const entry = v.object({ attributes: v.record(v.string(), v.unknown()) })
const single = v.object({ data: entry })
const collection = v.object({ data: v.array(entry) })
const relation = v.object({ data: v.nullable(entry) })

/** The document of a single answer. */
export function attributesOf(answer: unknown, context: ReadContext): Attributes {
  return read(single, answer, context).data.attributes
}

/** The documents of a list answer. */
export function attributesOfAll(answer: unknown, context: ReadContext): readonly Attributes[] {
  return read(collection, answer, context).data.map(({ attributes }) => attributes)
}

/** The document that a field names, with its context; undefined if the field is empty. */
export function related(field: unknown, context: ReadContext): [Attributes, ReadContext] | undefined {
  if (field === undefined || field === null) return undefined
  const { data } = read(relation, field, context)
  return data === null ? undefined : [data.attributes, within(context, 'data', 'attributes')]
}

/** The documents that a field names; empty if the field is. */
export function allRelated(field: unknown, context: ReadContext): readonly Attributes[] {
  return field === undefined || field === null ? [] : attributesOfAll(field, context)
}

const list = v.array(v.unknown())

/** An answer that is a bare array. */
export function listOf(answer: unknown, context: ReadContext): readonly unknown[] {
  return read(list, answer, context)
}

type ReadOne<Value, Document> = (value: Value, context: ReadContext) => Document
type Fallback<Value, Document> = (value: Value) => Document | undefined

/** Reads the documents of a list: an unreadable one is reported, then replaced with its fallback or skipped. */
export function readList<Value, Document>(
  values: readonly Value[],
  context: ReadContext,
  readOne: ReadOne<Value, Document>,
): Document[] {
  return values.flatMap((value, index) => readEntry(value, within(context, index), readOne, () => undefined))
}

/** Documents that are read before the event loop may do something else: a few milliseconds. */
const entriesPerTask = 20

/** Reads a list of any length without blocking the process that reads it. */
export async function readLongList<Value, Document>(
  values: readonly Value[],
  context: ReadContext,
  readOne: ReadOne<Value, Document>,
  fallback: Fallback<Value, Document>,
): Promise<Document[]> {
  const documents: Document[] = []
  for (const [index, value] of values.entries()) {
    if (index % entriesPerTask === entriesPerTask - 1) await new Promise((resolve) => setTimeout(resolve))
    documents.push(...readEntry(value, within(context, index), readOne, fallback))
  }
  return documents
}

function readEntry<Value, Document>(
  value: Value,
  context: ReadContext,
  readOne: ReadOne<Value, Document>,
  fallback: Fallback<Value, Document>,
): Document[] {
  try {
    return [readOne(value, context)]
  } catch (error) {
    if (!(error instanceof ContentError) || error.failure.kind !== 'unreadable') throw error
    const { kind: _, ...problem } = error.failure
    context.onProblem(problem)
    const other = fallback(value)
    return other === undefined ? [] : [other]
  }
}
