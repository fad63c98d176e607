import type { ErrorCode } from '@clairmemoire/api-client/schema'
import type { ErrorObject } from 'ajv'
import type { FieldProblem } from './refusal.ts'

/**
 * Says what a schema found in the contract's words: dotted fields and error codes. What was found inside of a choice stands right
 * before the choice itself, so each error is looked at once, however many there are.
 */
export function schemaProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const meant: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword === 'oneOf' || error.keyword === 'anyOf')
      meant.push(...meantErrors(error, takeInside(error, meant)))
    else meant.push(error)
  }
  return meant.map((error) => [fieldOf(error), codeOf(error)])
}

/** Takes those inside of a choice away from the end of what was found before it. */
function takeInside(choice: ErrorObject, found: ErrorObject[]): ErrorObject[] {
  const first = found.findLastIndex((error) => !isInside(error, choice)) + 1
  return found.splice(first)
}

/** A value that fits no alternative fails each of them; only the one whose `kind` it names is worth telling about. */
function meantErrors(choice: ErrorObject, inside: readonly ErrorObject[]): readonly ErrorObject[] {
  const alternatives = Object.values(Object.groupBy(inside, (error) => alternativeOf(error, choice)))
  const meant = alternatives.filter((alternative = []) => !alternative.some(({ keyword }) => keyword === 'const'))
  return (meant.length === 1 ? meant[0] : undefined) ?? [choice]
}

/** Every value of a list or an object is held against the same schema: the path of the value tells them apart. */
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

/** Where somebody says that a person agreed. */
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
