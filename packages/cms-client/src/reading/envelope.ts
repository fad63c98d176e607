import * as v from 'valibot'
import { ContentError } from '../content-error.ts'
import { type ReadContext, read, within } from './read.ts'

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
