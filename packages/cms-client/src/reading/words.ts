import * as v from 'valibot'
import { bounds } from '../bounds.ts'
import { messageOf } from './read.ts'

export const listOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.pipe(v.array(entry), v.maxLength(bounds.items, messageOf({ code: 'too_many_entries', max: bounds.items })))

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer(messageOf({ code: 'not_whole_number' })),
    v.minValue(min, messageOf({ code: 'below', min })),
    v.maxValue(max, messageOf({ code: 'above', max })),
  )

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.picklist(words, messageOf({ code: 'not_listed', known: words }))
