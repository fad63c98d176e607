import * as v from 'valibot'
import { ContentError } from '../content-error.ts'
import { type Place, within } from './place.ts'
import { read } from './read.ts'

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
