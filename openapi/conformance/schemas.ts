import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Place } from './place.ts'
import { inWords } from './words.ts'

/** Returns how a value violates the schema at a place. */
export type SchemaCheck = (schema: Place, value: unknown) => string[]

export interface SchemaChecks {
  /** Checks bodies, without type coercion. */
  body: SchemaCheck
  /** Checks headers, queries and paths, with type coercion: `"30"` is a valid integer. */
  text: SchemaCheck
}

/** The checks of values by the JSON Schema dialect of OpenAPI 3.1. */
export function schemaChecks(document: object): SchemaChecks {
  return { body: bodyCheck(document), text: textCheck(document) }
}

function bodyCheck(document: object): SchemaCheck {
  const ajv = schemasOf(document, { coerceTypes: false })
  return ({ pointer }, value) => {
    const validate = ajv.getSchema(`contract${pointer}`)
    if (validate === undefined) throw new Error(`The contract has no schema at ${pointer}.`)
    return validate(value) ? [] : inWords(validate.errors ?? [], 'body')
  }
}

function textCheck(document: object): SchemaCheck {
  const ajv = schemasOf(document, { coerceTypes: true })
  const compiled = new Map<string, ValidateFunction>()
  return ({ pointer }, value) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ properties: { value: { $ref: `contract${pointer}` } } })
    compiled.set(pointer, validate)
    const violations = validate({ value }) ? [] : inWords(validate.errors ?? [], '')
    return violations.map((violation) => violation.replace('/value', ''))
  }
}

function schemasOf(document: object, options: { coerceTypes: boolean }): Ajv2020 {
  const ajv = new Ajv2020({ ...options, strict: false, allErrors: true })
  addFormats.default(ajv)
  return ajv.addSchema(document, 'contract')
}
