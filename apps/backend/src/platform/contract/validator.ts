import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { Refusal } from './refusal.ts'
import { schemaProblems } from './schema-problems.ts'

/** Values stay as they were sent: nothing is filled in or dropped, and only of a query, which is text, numbers are read. */
export function contractAjv({ coerceTypes } = { coerceTypes: false }): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, useDefaults: false })
  addFormats.default(ajv)
  ajv.addFormat('email', (text) => readEmailAddress(text) !== undefined)
  return ajv
}

interface JsonSchema {
  properties?: Record<string, object>
}

/** Validates with the JSON Schema dialect of OpenAPI 3.1, which Fastify's own validator does not read. */
export function validatorCompiler(): FastifySchemaCompiler<JsonSchema> {
  const bodies = contractAjv()
  const queries = contractAjv({ coerceTypes: true })
  return ({ schema, httpPart }) => {
    const ajv = httpPart === 'querystring' ? queries : bodies
    const validate: ValidateFunction = ajv.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema)
    return (value: unknown) => {
      if (validate(value)) return { value }
      return { error: refusalFor(validate.errors) }
    }
  }
}

function refusalFor(errors: readonly ErrorObject[] | null | undefined): Refusal {
  return new Refusal(schemaProblems(errors ?? []))
}

/** Header names as Node gives them. */
function withLowerCaseNames({ properties = {}, ...schema }: JsonSchema): JsonSchema {
  const named = Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property] as const)
  return { ...schema, properties: Object.fromEntries(named) }
}
