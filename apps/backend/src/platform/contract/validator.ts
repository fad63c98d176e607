import { readEmailAddress } from '@clairmemoire/domain/email-address'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { type BoundedSchema, boundsOf } from './bounds-of.ts'
import { isTooDeep } from './is-too-deep.ts'
import { Refusal } from './refusal.ts'
import { schemaProblems } from './schema-problems.ts'

/** Values stay as they were sent: nothing is filled in or dropped, and only of a query, which is text, numbers are read. */
export function contractAjv({ coerceTypes = false, allErrors = true } = {}): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors, coerceTypes, useDefaults: false })
  addFormats.default(ajv)
  ajv.addFormat('email', (text) => readEmailAddress(text) !== undefined)
  return ajv
}

/**
 * Validates with the JSON Schema dialect of OpenAPI 3.1, which Fastify's own validator does not read. Size comes before meaning: how
 * large a value may be is looked at first and alone, so that whatever is looked for afterwards is looked for in something small.
 */
export function validatorCompiler(): FastifySchemaCompiler<BoundedSchema> {
  const sizes = contractAjv({ allErrors: false })
  const bodies = contractAjv()
  const queries = contractAjv({ coerceTypes: true })
  return ({ schema, httpPart }) => {
    const ajv = httpPart === 'querystring' ? queries : bodies
    const named = httpPart === 'headers' ? withLowerCaseNames(schema) : schema
    const isWithinBounds: ValidateFunction = sizes.compile(boundsOf(named))
    const validate: ValidateFunction = ajv.compile(named)
    return (value: unknown) => {
      if (isTooDeep(value)) return { error: Refusal.of({ non_field_errors: 'invalid' }) }
      if (!isWithinBounds(value)) return { error: refusalFor(isWithinBounds.errors) }
      return validate(value) ? { value } : { error: refusalFor(validate.errors) }
    }
  }
}

function refusalFor(errors: readonly ErrorObject[] | null | undefined): Refusal {
  return new Refusal(schemaProblems(errors ?? []))
}

/** Header names as Node gives them. */
function withLowerCaseNames({ properties = {}, ...schema }: BoundedSchema): BoundedSchema {
  const named = Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property] as const)
  return { ...schema, properties: Object.fromEntries(named) }
}
