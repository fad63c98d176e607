import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Place } from './place.ts'

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

/** The errors of a value as sentences; `subject` names the value. */
function inWords(errors: readonly ErrorObject[], subject: string): string[] {
  return [...new Set(withoutOtherForms(errors).map((error) => sentence(error, subject + error.instancePath)))]
}

function sentence({ keyword, params, message = 'does not fit' }: ErrorObject, place: string): string {
  switch (keyword) {
    case 'additionalProperties':
      return `${place} has \`${params['additionalProperty']}\`, which the contract does not know`
    case 'unevaluatedProperties':
      return `${place} has \`${params['unevaluatedProperty']}\`, which the contract does not know`
    case 'required':
      return `${place} lacks \`${params['missingProperty']}\``
    case 'enum':
      return `${place} is none of ${JSON.stringify(params['allowedValues'])}`
    case 'oneOf':
    case 'anyOf':
      return `${place} fits none of the forms that it may have`
    default:
      return `${place} ${message}`
  }
}

/**
 * A value that matches no alternative has the errors of all alternatives. Removes those of alternatives with another constant
 * (`kind`), and those about unevaluated properties.
 */
function withoutOtherForms(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .reduce<ErrorObject[]>(
      (left, choice) => {
        const inside = left.filter((error) => error !== choice && error.instancePath.startsWith(choice.instancePath))
        const others = new Set(inside.filter(({ keyword }) => keyword === 'const').map(formOf))
        const isNoise = (error: ErrorObject) =>
          inside.includes(error) && (others.has(formOf(error)) || isLeftOver(error, choice))
        return left.filter((error) => !isNoise(error))
      },
      [...errors],
    )
}

function isLeftOver(error: ErrorObject, choice: ErrorObject): boolean {
  return error.keyword === 'unevaluatedProperties' && error.instancePath === choice.instancePath
}

/** The alternative to which an error belongs. Recursive ones, such as a tree, have no name in the path and count as one. */
function formOf({ schemaPath }: ErrorObject): string {
  return /^#\/(?:components\/schemas|oneOf|anyOf)\/\w+/.exec(schemaPath)?.[0] ?? '#'
}
