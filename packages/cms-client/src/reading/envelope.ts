import * as v from 'valibot'
import { ContentError } from '../content-error.ts'
import { type ReadContext, read, within } from './read.ts'

/** The fields of a document as the service knows them. */
export type Attributes = Readonly<Record<string, unknown>>

const entry = v.object({ attributes: v.record(v.string(), v.unknown()) })
const single = v.object({ data: entry })
const collection = v.object({ data: v.array(entry) })
const relation = v.object({ data: v.nullable(entry) })

/** The document of an answer to one. */
export function attributesOf(answer: unknown, context: ReadContext): Attributes {
  return read(single, answer, context).data.attributes
}

/** The documents of an answer to many. */
export function attributesOfAll(answer: unknown, context: ReadContext): readonly Attributes[] {
  return read(collection, answer, context).data.map(({ attributes }) => attributes)
}

/** The document that a field names, with its context; undefined where the field is empty. */
export function related(field: unknown, context: ReadContext): [Attributes, ReadContext] | undefined {
  if (field === undefined || field === null) return undefined
  const { data } = read(relation, field, context)
  return data === null ? undefined : [data.attributes, within(context, 'data', 'attributes')]
}

/** The documents that a field names; none where it is empty. */
export function allRelated(field: unknown, context: ReadContext): readonly Attributes[] {
  return field === undefined || field === null ? [] : attributesOfAll(field, context)
}

const list = v.array(v.unknown())

/** An answer that is a list by itself. */
export function listOf(answer: unknown, context: ReadContext): readonly unknown[] {
  return read(list, answer, context)
}

/** Reads the documents of a list: one that cannot be read is reported, and replaced or left out; the others stand. */
export function readableOf<Value, Document>(
  values: readonly Value[],
  context: ReadContext,
  readOne: (value: Value, context: ReadContext) => Document,
  instead: (value: Value) => Document | undefined = () => undefined,
): Document[] {
  return values.flatMap((value, index) => {
    try {
      return [readOne(value, within(context, index))]
    } catch (error) {
      if (!(error instanceof ContentError) || error.failure.kind !== 'unreadable') throw error
      const { kind: _, ...problem } = error.failure
      context.onProblem(problem)
      const other = instead(value)
      return other === undefined ? [] : [other]
    }
  })
}
