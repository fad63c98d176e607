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

/** Reads the documents of a list: an unreadable one is reported, then replaced with its fallback or skipped. */
export function readList<Value, Document>(
  values: readonly Value[],
  context: ReadContext,
  readOne: (value: Value, context: ReadContext) => Document,
  fallback: (value: Value) => Document | undefined = () => undefined,
): Document[] {
  return values.flatMap((value, index) => {
    try {
      return [readOne(value, within(context, index))]
    } catch (error) {
      if (!(error instanceof ContentError) || error.failure.kind !== 'unreadable') throw error
      const { kind: _, ...problem } = error.failure
      context.onProblem(problem)
      const other = fallback(value)
      return other === undefined ? [] : [other]
    }
  })
}
