import type { ErrorCode } from '@clairmemoire/api-client/schema'
import type { ErrorObject } from 'ajv'
import type { FieldProblem } from './refusal.ts'

/**
 * Converts Ajv errors to dotted fields and error codes of the contract. The errors inside a `oneOf` or `anyOf` directly precede
 * its own error, so one pass is enough.
 */
export function schemaProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const relevant: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword === 'oneOf' || error.keyword === 'anyOf')
      relevant.push(...relevantErrors(error, removeInside(error, relevant)))
    else relevant.push(error)
  }
  return relevant.map((error) => [fieldOf(error), codeOf(error)])
}

/** Removes the errors inside a choice from the end of the preceding errors. */
function removeInside(choice: ErrorObject, found: ErrorObject[]): ErrorObject[] {
  const first = found.findLastIndex((error) => !isInside(error, choice)) + 1
  return found.splice(first)
}

/**
 * A value that matches no alternative has errors from all of them; only the errors from the alternative with its `kind` are
 * relevant.
 */
function relevantErrors(choice: ErrorObject, inside: readonly ErrorObject[]): readonly ErrorObject[] {
  const alternatives = Object.values(Object.groupBy(inside, (error) => alternativeOf(error, choice)))
  const relevant = alternatives.filter((alternative = []) => !alternative.some(({ keyword }) => keyword === 'const'))
  return (relevant.length === 1 ? relevant[0] : undefined) ?? [choice]
}

/** Compares the instance path too, because all values of a list or object have the same schema path. */
function isInside(error: ErrorObject, choice: ErrorObject): boolean {
  const isAt = error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`)
  return isAt && error.schemaPath.startsWith(`${choice.schemaPath}/`)
}

function alternativeOf(error: ErrorObject, choice: ErrorObject): string {
  return error.schemaPath.slice(choice.schemaPath.length + 1).split('/', 1)[0] ?? ''
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer)
  const named = path.filter((segment) => !/^\d+$/.test(segment))
  const property: unknown = error.params['missingProperty'] ?? error.params['additionalProperty']
  const field = typeof property === 'string' ? [...named, property] : named
  return field.join('.') || 'non_field_errors'
}

/** Fields of an explicit consent. */
const agreements: ReadonlySet<string> = new Set(['consent', 'consents.agreed'])

function codeOf(error: ErrorObject): ErrorCode {
  if (agreements.has(fieldOf(error))) return 'consent_required'
  switch (error.keyword) {
    case 'required':
    case 'minLength':
    case 'minItems':
      return 'required'
    case 'additionalProperties':
      return 'unknown_field'
    case 'enum':
      return 'unknown_option'
    case 'maxItems':
    case 'maxProperties':
      return 'too_long'
    case 'maxLength':
      return error.params['limit'] === 0 ? 'invalid' : 'too_long'
    case 'minimum':
      return 'too_small'
    case 'maximum':
      return 'too_large'
    case 'pattern':
      return String(error.params['pattern']).includes('\\p{Cc}') ? 'control_character' : 'invalid'
    case 'format':
      return error.params['format'] === 'email' ? 'invalid_email' : 'invalid'
    default:
      return 'invalid'
  }
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
