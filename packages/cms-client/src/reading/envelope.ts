import * as v from 'valibot'
import { ContentError } from '../content-error.ts'
import { type Place, read, within } from './read.ts'

/** The fields of a document as the service knows them. */
export type Attributes = Readonly<Record<string, unknown>>

const entry = v.object({ attributes: v.record(v.string(), v.unknown()) })
const single = v.object({ data: entry })
const collection = v.object({ data: v.array(entry) })
const relation = v.object({ data: v.nullable(entry) })

/** The document of an answer to one. */
export function attributesOf(answer: unknown, place: Place): Attributes {
  return read(single, answer, place).data.attributes
}

/** The documents of an answer to many. */
export function attributesOfAll(answer: unknown, place: Place): readonly Attributes[] {
  return read(collection, answer, place).data.map(({ attributes }) => attributes)
}

/** The document that a field names, with its place; undefined where the field is empty. */
export function related(field: unknown, place: Place): [Attributes, Place] | undefined {
  if (field === undefined || field === null) return undefined
  const { data } = read(relation, field, place)
  return data === null ? undefined : [data.attributes, within(place, 'data', 'attributes')]
}

/** The documents that a field names; none where it is empty. */
export function allRelated(field: unknown, place: Place): readonly Attributes[] {
  return field === undefined || field === null ? [] : attributesOfAll(field, place)
}

const list = v.array(v.unknown())

/** An answer that is a list by itself. */
export function listOf(answer: unknown, place: Place): readonly unknown[] {
  return read(list, answer, place)
}

/** Reads the documents of a list: one that cannot be read is reported and left out, and the others stand. */
export function keptOf<Value, Document>(
  values: readonly Value[],
  place: Place,
  readOne: (value: Value, place: Place) => Document,
): Document[] {
  return values.flatMap((value, index) => {
    try {
      return [readOne(value, within(place, index))]
    } catch (error) {
      if (!(error instanceof ContentError) || error.failure.kind !== 'unreadable') throw error
      const { document, field, reason } = error.failure
      place.onProblem({ document, field, reason })
      return []
    }
  })
}
