import * as v from 'valibot'
import { optionalLabel } from './fields.ts'
import type { Place } from './place.ts'
import { read } from './read.ts'

const titled = v.object({ title: optionalLabel })

/** The title of a block that may have none, to be spread into it. */
export function readTitle(fields: unknown, place: Place): { title?: string } {
  const { title } = read(titled, fields, place)
  return title ? { title } : {}
}
