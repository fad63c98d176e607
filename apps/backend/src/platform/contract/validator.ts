import { readEmailAddress } from '@clairmemoire/domain/email-address'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { Refusal } from './refusal.ts'
import { schemaProblems } from './schema-problems.ts'
import { type TextsSchema, textCleaner } from './typed-texts.ts'

const standardFormats = addFormats.default(new Ajv2020({ strict: false }))

/** Creates a validator that sets no defaults and removes no fields. Only the validator of queries coerces types. */
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

/** Whether PostgreSQL, which has no year 0, can store the date, and whether the year has four digits in every time zone. */
function isStorable(day: string): boolean {
  return !/^(?:0000|0001|9999)/.test(day)
}

/**
 * Validates with the JSON Schema dialect of OpenAPI 3.1, which Fastify's own validator does not support. Sizes are checked first,
 * so that the full validation only sees small values. Then the texts of a valid body are cleaned.
 */
export const validatorCompiler: FastifySchemaCompiler<BoundedSchema> = ({ schema, httpPart }) => {
  const key = JSON.stringify([httpPart, schema])
  const validator = compiled.get(key) ?? compile(schema, httpPart)
  compiled.set(key, validator)
  return validator
}

/**
 * Caches validators by HTTP part and schema, because operations share parameters and compilation takes most of the start time.
 */
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

/** Fields whose text or name contains U+0000, which PostgreSQL cannot store. */
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

/** Node provides header names in lower case. */
function withLowerCaseNames({ properties = {}, ...schema }: BoundedSchema): BoundedSchema {
  const named = Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property] as const)
  return { ...schema, properties: Object.fromEntries(named) }
}

/** The part of a dereferenced schema that limits sizes. */
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

/** A body may have this many unknown fields, which the response names; a body with more is too large. */
const maxUnknown = 50

/**
 * Returns a schema that contains only the size limits. The limits of all alternatives of a choice apply together, because each
 * limits only the values of its own type.
 */
export function boundsOf(schema: BoundedSchema): BoundedSchema {
  const { maxLength, maxItems, items, properties = {}, additionalProperties: others } = schema
  const named = Object.entries(properties).map(([name, property]) => [name, boundsOf(property)] as const)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const maxProperties = others === false ? named.length + maxUnknown : schema.maxProperties
  return {
    // If the maximum is 0, a text is invalid rather than too long.
    ...(maxLength !== undefined && maxLength > 0 && { maxLength }),
    ...(maxItems !== undefined && { maxItems }),
    ...(maxProperties !== undefined && { maxProperties }),
    ...(items && { items: boundsOf(items) }),
    ...(named.length > 0 && { properties: Object.fromEntries(named) }),
    ...(typeof others === 'object' && { additionalProperties: boundsOf(others) }),
    ...(parts.length > 0 && { allOf: parts.map(boundsOf) }),
  }
}

/** The deepest value of the contract, a list in an answer in a body, has fewer levels. */
const deepestBody = 10

/** Whether a value is nested so deeply that recursive code could overflow the stack. */
export function isTooDeep(value: unknown, deepest = deepestBody): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) level = level.flatMap(childrenOf)
  return level.length > 0
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
