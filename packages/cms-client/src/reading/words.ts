import * as v from 'valibot'
import { bounds } from '../bounds.ts'

export const listOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.pipe(v.array(entry), v.maxLength(bounds.items, `has more than ${bounds.items} entries`))

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer('is no whole number'),
    v.minValue(min, `is below ${min}`),
    v.maxValue(max, `is above ${max}`),
  )

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.picklist(words, `is none of ${words.join(', ')}`)
