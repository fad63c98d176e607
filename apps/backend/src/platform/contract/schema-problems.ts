import type { ErrorCode } from '@clairmemoire/api-client/schema'
import type { ErrorObject } from 'ajv'
import type { FieldProblem } from './refusal.ts'

/** Says what a schema found in the contract's words: dotted fields and error codes. */
export function schemaProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  const plain = errors.filter((error) => !choices.some((choice) => error === choice || isInside(error, choice)))
  const meant = choices.flatMap((choice) => meantErrors(choice, errors))
  return [...plain, ...meant].map((error) => [fieldOf(error), codeOf(error)])
}

/** A value that fits no alternative fails each of them; only the one whose `kind` it names is worth telling about. */
function meantErrors(choice: ErrorObject, errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const inside = errors.filter((error) => isInside(error, choice))
  const alternatives = Object.values(Object.groupBy(inside, (error) => alternativeOf(error, choice)))
  const meant = alternatives.filter((alternative = []) => !alternative.some(({ keyword }) => keyword === 'const'))
  return (meant.length === 1 ? meant[0] : undefined) ?? [choice]
}

function isInside(error: ErrorObject, choice: ErrorObject): boolean {
  return error.schemaPath.startsWith(`${choice.schemaPath}/`)
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

/** Where somebody says that a person agreed. */
const agreements: ReadonlySet<string> = new Set(['consent', 'patient_agreed', 'companion.agreed'])

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
