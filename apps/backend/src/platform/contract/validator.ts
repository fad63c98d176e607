import { readEmailAddress } from '@clairmemoire/domain/email-address'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { Refusal } from './refusal.ts'
import { schemaProblems } from './schema-problems.ts'
import { type TextsSchema, textCleaner } from './typed-texts.ts'

const standardFormats = addFormats.default(new Ajv2020({ strict: false }))

/** Nothing is filled in or dropped, and only of a query, which is text, numbers are read. */
export function contractAjv({ coerceTypes = false, allErrors = true } = {}): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors, coerceTypes, useDefaults: false })
  addFormats.default(ajv)
  ajv.addFormat('email', (text) => readEmailAddress(text) !== undefined)
  for (const name of ['date', 'date-time'] as const) {
    const isWritten = standardFormats.compile({ format: name })
    ajv.addFormat(name, (text) => isWritten(text) && isStorable(text))
  }
  return ajv
}

/** In every time zone a year of PostgreSQL, which has no year 0, and of four digits. */
function isStorable(day: string): boolean {
  return !/^(?:0000|0001|9999)/.test(day)
}

/**
 * Validates with the JSON Schema dialect of OpenAPI 3.1, which Fastify's own validator does not read. Size comes before meaning: how
 * large a value may be is looked at first and alone, so that whatever is looked for afterwards is looked for in something small. The
 * texts of a body that fits are cleaned.
 */
export const validatorCompiler: FastifySchemaCompiler<BoundedSchema> = ({ schema, httpPart }) => {
  const key = JSON.stringify([httpPart, schema])
  const validator = compiled.get(key) ?? compile(schema, httpPart)
  compiled.set(key, validator)
  return validator
}

/** By part and schema. Operations have parameters in common, and compiling takes most of a start. */
const compiled = new Map<string, ReturnType<typeof compile>>()

const sizes = contractAjv({ allErrors: false })
const bodies = contractAjv()
const queries = contractAjv({ coerceTypes: true })

function compile(schema: BoundedSchema, httpPart: string | undefined) {
  const ajv = httpPart === 'querystring' ? queries : bodies
  const named = httpPart === 'headers' ? withLowerCaseNames(schema) : schema
  const isWithinBounds: ValidateFunction = sizes.compile(boundsOf(named))
  const validate: ValidateFunction = ajv.compile(named)
  const clean = httpPart === 'body' ? textCleaner(named) : (value: unknown) => value
  return (value: unknown) => {
    if (isTooDeep(value)) return { error: Refusal.of({ non_field_errors: 'invalid' }) }
    if (!isWithinBounds(value)) return { error: refusalFor(isWithinBounds.errors) }
    const unstorable = fieldsWithNul(value)
    if (unstorable.length > 0) return { error: new Refusal(unstorable.map((field) => [field, 'control_character'])) }
    return validate(value) ? { value: clean(value) } : { error: refusalFor(validate.errors) }
  }
}

/** Fields with a text or a name that holds U+0000, which PostgreSQL cannot store. */
function fieldsWithNul(value: unknown, path: readonly string[] = []): string[] {
  const field = path.join('.') || 'non_field_errors'
  if (typeof value === 'string') return value.includes('\0') ? [field] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) => {
    if (name.includes('\0')) return [field]
    return fieldsWithNul(inside, Array.isArray(value) ? path : [...path, name])
  })
}

function refusalFor(errors: readonly ErrorObject[] | null | undefined): Refusal {
  return new Refusal(schemaProblems(errors ?? []))
}

/** Header names as Node gives them. */
function withLowerCaseNames({ properties = {}, ...schema }: BoundedSchema): BoundedSchema {
  const named = Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property] as const)
  return { ...schema, properties: Object.fromEntries(named) }
}

/** As far as the size of a value is read from it, with everything that it refers to in its place. */
interface BoundedSchema extends TextsSchema {
  type?: string
  maxLength?: number
  maxItems?: number
  maxProperties?: number
  items?: BoundedSchema
  properties?: Readonly<Record<string, BoundedSchema>>
  additionalProperties?: boolean | BoundedSchema
  allOf?: readonly BoundedSchema[]
  anyOf?: readonly BoundedSchema[]
  oneOf?: readonly BoundedSchema[]
}

/** How many unknown fields are named in the answer. */
const maxUnknown = 50

/**
 * The part of a schema that says how large a value may be and nothing of what it means, so that it can be asked first and alone.
 * The alternatives of a choice bind together: a text, a list and an object are each bounded by the one of their own type.
 */
export function boundsOf(schema: BoundedSchema): BoundedSchema {
  const { maxLength, maxItems, items, properties = {}, additionalProperties: others } = schema
  const named = Object.entries(properties).map(([name, property]) => [name, boundsOf(property)] as const)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const maxProperties = others === false ? named.length + maxUnknown : schema.maxProperties
  return {
    // What takes no text at all is not too long but wrong.
    ...(maxLength !== undefined && maxLength > 0 && { maxLength }),
    ...(maxItems !== undefined && { maxItems }),
    ...(maxProperties !== undefined && { maxProperties }),
    ...(items && { items: boundsOf(items) }),
    ...(named.length > 0 && { properties: Object.fromEntries(named) }),
    ...(typeof others === 'object' && { additionalProperties: boundsOf(others) }),
    ...(parts.length > 0 && { allOf: parts.map(boundsOf) }),
  }
}

/** The contract has nothing deeper than a list in an answer in a body. */
const deepestBody = 10

/** More deeply nested than a value is that anybody means, which what compares or writes values could not follow to its end. */
export function isTooDeep(value: unknown, deepest = deepestBody): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) level = level.flatMap(insideOf)
  return level.length > 0
}

function insideOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
