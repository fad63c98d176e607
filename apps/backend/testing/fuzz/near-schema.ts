import { type Arbitrary, constant, constantFrom, dictionary, oneof, record, tuple } from 'fast-check'
import { hostileText, hostileValue } from './hostile.ts'
import { resolved, type Schema } from './operations.ts'

const absent = Symbol('absent')

/** Values similar to the sample, with some missing, unknown, mistyped or slightly too long fields. */
export function nearSchema(schema: Schema, sample: unknown): Arbitrary<unknown> {
  const shape = resolved<Schema>(schema)
  return oneof({ weight: 24, arbitrary: ofSameShape(shape, sample) }, { weight: 1, arbitrary: hostileValue })
}

function ofSameShape(schema: Schema, sample: unknown): Arbitrary<unknown> {
  if (Array.isArray(sample)) return nearList(sample)
  if (typeof sample === 'object' && sample !== null) return nearObject(schema, { ...sample })
  return nearScalar(schema, sample)
}

function nearObject(schema: Schema, sample: Record<string, unknown>): Arbitrary<unknown> {
  const fields = Object.entries(sample).map(
    ([name, value]) => [name, mostly(nearSchema(schema.properties?.[name] ?? {}, value), constant(absent))] as const,
  )
  const known = record(Object.fromEntries(fields))
  const unknown = mostly(constant({}), dictionary(hostileText, hostileValue, { maxKeys: 3 }))
  return tuple(known, unknown).map(([fields, more]) => {
    const present = Object.entries({ ...fields, ...more }).filter(([, value]) => value !== absent)
    return Object.fromEntries(present)
  })
}

function nearList(sample: readonly unknown[]): Arbitrary<unknown> {
  const items = tuple(...sample.map((item) => nearSchema({}, item)))
  return mostly(items, constantFrom<unknown[][]>([], [...sample, ...sample], [...sample, 'more']))
}

function nearScalar(schema: Schema, sample: unknown): Arbitrary<unknown> {
  const members = schema.enum ?? []
  const limits = [schema.minLength, schema.maxLength].filter((limit) => limit !== undefined)
  const lengths = limits.flatMap((limit) => [limit - 1, limit, limit + 1]).filter((length) => length >= 0)
  const others = [...members, ...lengths.map((length) => 'a'.repeat(length))]
  return others.length === 0 ? constant(sample) : mostly(constant(sample), constantFrom(...others))
}

function mostly<Usual, Rare>(usual: Arbitrary<Usual>, rare: Arbitrary<Rare>): Arbitrary<Usual | Rare> {
  return oneof({ weight: 16, arbitrary: usual }, { weight: 1, arbitrary: rare })
}
